import { useBlogPost } from "@docusaurus/plugin-content-blog/client";
import { usePluralForm } from "@docusaurus/theme-common";
import { translate } from "@docusaurus/Translate";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { DayText } from "../../../common/DayText.tsx";
import styles from "./styles.module.css";

export interface Props {
  readonly className?: string;
}

function useReadingTimeText(readingTime: number): string {
  const { selectMessage } = usePluralForm();
  // Half a minute is a minute to the one who reads.
  const minutes = Math.max(1, Math.ceil(readingTime));
  const message = selectMessage(
    minutes,
    translate({
      id: "theme.blog.post.readingTime.plurals",
      message: "One min read|{readingTime} min read",
    }),
  );
  return message.replaceAll("{readingTime}", String(minutes));
}

function ReadingTime({ readingTime }: { readingTime: number }): ReactNode {
  return <span className={styles.readingTime}>{useReadingTimeText(readingTime)}</span>;
}

function PostDate({ date, text }: { date: string; text?: string }): ReactNode {
  return (
    <time dateTime={date}>
      <DayText date={new Date(date)} month="long" text={text} />
    </time>
  );
}

export default function BlogPostItemHeaderInfo({ className }: Props): ReactNode {
  const { date, dateText, readingTime } = useBlogPost().metadata;
  return (
    <div className={clsx(styles.info, "margin-vert--md", className)}>
      <PostDate date={date} text={dateText} />
      {readingTime !== undefined && (
        <>
          {" · "}
          <ReadingTime readingTime={readingTime} />
        </>
      )}
    </div>
  );
}
