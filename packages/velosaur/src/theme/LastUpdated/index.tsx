import Translate from "@docusaurus/Translate";
import type { ReactNode } from "react";
import { DayText } from "../common/DayText.tsx";
import * as classes from "../common/classes.ts";

export interface Props {
  readonly lastUpdatedAt?: number | null;
  readonly lastUpdatedText?: string;
  readonly lastUpdatedBy?: string | null;
}

function AtDate({ lastUpdatedAt, text }: { lastUpdatedAt: number; text?: string }): ReactNode {
  const date = new Date(lastUpdatedAt);
  const time = (
    <b>
      <time dateTime={date.toISOString()} itemProp="dateModified">
        <DayText date={date} month="short" text={text} />
      </time>
    </b>
  );
  return (
    <Translate id="theme.lastUpdated.atDate" values={{ date: time }}>
      {" on {date}"}
    </Translate>
  );
}

export default function LastUpdated({
  lastUpdatedAt,
  lastUpdatedBy,
  lastUpdatedText: text,
}: Props): ReactNode {
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
          atDate: lastUpdatedAt ? <AtDate {...{ lastUpdatedAt, text }} /> : "",
          byUser: byUser || "",
        }}
      >
        {"Last updated{atDate}{byUser}"}
      </Translate>
    </span>
  );
}
