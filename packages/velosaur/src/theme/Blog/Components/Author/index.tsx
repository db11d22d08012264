import Link from "@docusaurus/Link";
import Socials from "@theme/Blog/Components/Author/Socials";
import Heading from "@theme/Heading";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import type { BlogAuthor } from "../../../../shared/blog.ts";
import { toHue, toInitials } from "./initials.ts";
import styles from "./styles.module.css";

export interface Props {
  /** A heading on pages about authors; a line of text elsewhere. */
  readonly as?: "h1" | "h2";
  readonly author: BlogAuthor;
  readonly className?: string;
  /** Of the author's posts. */
  readonly count?: number;
}

/** The author's own page, what the author links to, or an address for letters. */
const findHref = ({ page, url, email }: BlogAuthor): string | undefined =>
  page?.permalink ?? url ?? (email ? `mailto:${email}` : undefined);

function MaybeLink(props: {
  href?: string;
  className?: string;
  isHidden?: boolean;
  children: ReactNode;
}): ReactNode {
  const { href, isHidden, ...rest } = props;
  // The name beside a picture links to the same page: once is enough to hear, and for the Tab key.
  const hidden = isHidden && { "aria-hidden": true, tabIndex: -1 };
  return href ? <Link href={href} {...rest} {...hidden} /> : <span {...rest} />;
}

/** Who has no name is called by what else is known: a picture that links somewhere needs a name. */
const findName = (author: BlogAuthor): string =>
  author.name ?? author.title ?? findHref(author)?.replace(/^(?:https?:\/\/|mailto:)/, "") ?? "";

function AuthorPicture({ author }: { author: BlogAuthor }): ReactNode {
  const { imageURL, name = "" } = author;
  if (imageURL)
    return (
      <img
        className={clsx("avatar__photo", styles.authorImage)}
        src={imageURL}
        alt={findName(author)}
        width={48}
        height={48}
        loading="lazy"
        decoding="async"
      />
    );
  const initials = toInitials(name);
  if (!initials) return null;
  return (
    <span
      className={clsx("avatar__photo", styles.authorImage, styles.initials)}
      style={{ "--author-hue": toHue(name) } as CSSProperties}
      data-initials={initials}
      aria-hidden="true"
    />
  );
}

function AuthorName({ name, as }: { name: string; as?: "h1" | "h2" }): ReactNode {
  return as ? (
    <Heading as={as} className={styles.authorName} translate="no">
      {name}
    </Heading>
  ) : (
    <span className={styles.authorName} translate="no">
      {name}
    </span>
  );
}

export default function BlogAuthorView({ as, author, className, count }: Props): ReactNode {
  const { name, title, socials, page } = author;
  const href = findHref(author);
  const isOnOwnPage = as === "h1";
  return (
    <div
      className={clsx(
        "avatar margin-bottom--sm",
        className,
        styles.author,
        as && styles[`author-as-${as}`],
      )}
    >
      <MaybeLink
        href={isOnOwnPage ? undefined : href}
        className="avatar__photo-link"
        isHidden={Boolean(name)}
      >
        <AuthorPicture author={author} />
      </MaybeLink>
      {(name || title) && (
        <div className={clsx("avatar__intro", styles.authorDetails)}>
          {name && (
            <div className={clsx("avatar__name", styles.nameRow)}>
              <MaybeLink href={isOnOwnPage && page ? undefined : href} className={styles.nameLink}>
                <AuthorName name={name} as={as} />
              </MaybeLink>
              {count !== undefined && <span className={styles.authorBlogPostCount}>{count}</span>}
            </div>
          )}
          {title && <small className={clsx("avatar__subtitle", styles.authorTitle)}>{title}</small>}
          {socials && Object.keys(socials).length > 0 && <Socials author={author} />}
        </div>
      )}
    </div>
  );
}
