import Link from "@docusaurus/Link";
import IconBluesky from "@theme/Icon/Socials/Bluesky";
import IconDefault from "@theme/Icon/Socials/Default";
import IconEmail from "@theme/Icon/Socials/Email";
import IconGitHub from "@theme/Icon/Socials/GitHub";
import IconInstagram from "@theme/Icon/Socials/Instagram";
import IconLinkedIn from "@theme/Icon/Socials/LinkedIn";
import IconMastodon from "@theme/Icon/Socials/Mastodon";
import IconStackOverflow from "@theme/Icon/Socials/StackOverflow";
import IconThreads from "@theme/Icon/Socials/Threads";
import IconTwitch from "@theme/Icon/Socials/Twitch";
import IconTwitter from "@theme/Icon/Socials/Twitter";
import IconX from "@theme/Icon/Socials/X";
import IconYouTube from "@theme/Icon/Socials/YouTube";
import { clsx } from "clsx";
import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { BlogAuthor } from "../../../../../shared/blog.ts";
import styles from "./styles.module.css";

export interface Props {
  readonly author: BlogAuthor;
  readonly className?: string;
}

type SocialIcon = ComponentType<ComponentProps<"svg">>;

/** A map, since an author's key may be the name of anything that objects inherit. */
const platforms = new Map<string, { icon: SocialIcon; label: string }>([
  ["twitter", { icon: IconTwitter, label: "Twitter" }],
  ["x", { icon: IconX, label: "X" }],
  ["github", { icon: IconGitHub, label: "GitHub" }],
  ["stackoverflow", { icon: IconStackOverflow, label: "Stack Overflow" }],
  ["linkedin", { icon: IconLinkedIn, label: "LinkedIn" }],
  ["bluesky", { icon: IconBluesky, label: "Bluesky" }],
  ["instagram", { icon: IconInstagram, label: "Instagram" }],
  ["threads", { icon: IconThreads, label: "Threads" }],
  ["mastodon", { icon: IconMastodon, label: "Mastodon" }],
  ["youtube", { icon: IconYouTube, label: "YouTube" }],
  ["twitch", { icon: IconTwitch, label: "Twitch" }],
  ["email", { icon: IconEmail, label: "Email" }],
]);

function SocialLink({ platform, link }: { platform: string; link: string }): ReactNode {
  const { icon: Icon, label } = platforms.get(platform) ?? { icon: IconDefault, label: platform };
  return (
    <Link className={styles.authorSocialLink} href={link} title={label} aria-label={label}>
      <Icon className={styles.authorSocialIcon} />
    </Link>
  );
}

export default function BlogAuthorSocials({ author, className }: Props): ReactNode {
  return (
    <div className={clsx(styles.authorSocials, className)}>
      {Object.entries(author.socials ?? {}).map(([platform, link]) => (
        <SocialLink key={platform} platform={platform} link={link} />
      ))}
    </div>
  );
}
