import Translate from "@docusaurus/Translate";
import { useDateTimeFormat } from "@docusaurus/theme-common/internal";
import type { ReactNode } from "react";
import * as classes from "../common/classes.ts";

export interface Props {
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedBy?: string | null;
}

function AtDate({ lastUpdatedAt }: { lastUpdatedAt: number }): ReactNode {
  const date = new Date(lastUpdatedAt);
  // Days begin at the same time everywhere, so that the server and every browser show the same one.
  const format = useDateTimeFormat({
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
  const time = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        {format.format(date)}
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" values={{ date: time }}>
      {" on {date}"}
    </Translate>
  );
}

export default function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: Props): ReactNode {
  const byUser = lastUpdatedBy && (
    <Translate id="theme.lastUpdated.byUser" values={{ user: <b>{lastUpdatedBy}</b> }}>
      {" by {user}"}
    </Translate>
  );
  return (
    <span className={classes.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: lastUpdatedAt ? <AtDate lastUpdatedAt={lastUpdatedAt} /> : "",
          byUser: byUser || "",
        }}
      >
        {"Last updated{atDate}{byUser}"}
      </Translate>
    </span>
  );
}
