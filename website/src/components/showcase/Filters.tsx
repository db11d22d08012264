import Translate, { translate } from "@docusaurus/Translate";
import { type ReactNode, useEffect, useId, useRef } from "react";

import { emptyFilter, type Filter, isEmptyFilter, type Operator, toggleTag } from "./filter";
import { sites, type Tag, tags } from "./sites";
import styles from "./styles.module.css";
import type { ChangeFilter } from "./use-filter";

interface Props {
  filter: Filter;
  onChange: ChangeFilter;
  /** Says what the filter has found. */
  children: ReactNode;
}

const countSites = ({ name }: Tag): number =>
  sites.filter((site) => site.tags.includes(name)).length;
const counts = new Map(tags.map((tag) => [tag.name, countSites(tag)]));

function NameField({ filter, onChange }: Omit<Props, "children">): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // What was typed before React came, which it would wipe away with its next render.
  useEffect(() => {
    const name = field.current?.value;
    // Where the page wasn't hydrated, the field has the filter's name.
    if (name && name !== filter.name) onChange((current) => ({ ...current, name }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <div className={styles.nameField}>
      <label htmlFor={id}>
        <Translate id="showcase.filter.name">Find a site by its name</Translate>
      </label>
      <input
        id={id}
        ref={field}
        type="search"
        name="name"
        autoComplete="off"
        className={styles.input}
        value={filter.name}
        placeholder={translate({ id: "showcase.filter.example", message: "Jest, Ionic, …" })}
        onChange={(event) => {
          const name = event.currentTarget.value;
          onChange((current) => ({ ...current, name }));
        }}
      />
    </div>
  );
}

function TagChoice(props: Omit<Props, "children"> & { tag: Tag }): ReactNode {
  const { tag, filter, onChange } = props;
  return (
    <label className={styles.choice} title={tag.meaning}>
      <input
        type="checkbox"
        name="tags"
        value={tag.name}
        checked={filter.tags.includes(tag.name)}
        onChange={() => onChange((current) => toggleTag(current, tag.name))}
      />
      <span className={styles.dot} style={{ backgroundColor: tag.color }} />
      {tag.label}
      <span className={styles.count}>{counts.get(tag.name)}</span>
    </label>
  );
}

function OperatorChoice(props: Omit<Props, "children"> & { value: Operator; label: string }) {
  const { filter, onChange, value, label } = props;
  return (
    <label className={styles.operator}>
      <input
        type="radio"
        name="operator"
        value={value}
        checked={filter.operator === value}
        onChange={() => onChange((current) => ({ ...current, operator: value }))}
      />
      <span>{label}</span>
    </label>
  );
}

/** Name, tags, and whether one tag is enough. */
export default function Filters({ filter, onChange, children }: Props): ReactNode {
  const change = { filter, onChange };
  return (
    <search className={styles.filters}>
      <form onSubmit={(event) => event.preventDefault()}>
        <div className={styles.filterRow}>
          <NameField {...change} />
          <fieldset className={styles.operators}>
            <legend>
              <Translate id="showcase.filter.operator">A site has</Translate>
            </legend>
            <OperatorChoice
              {...change}
              value="OR"
              label={translate({ id: "showcase.filter.any", message: "any of the tags" })}
            />
            <OperatorChoice
              {...change}
              value="AND"
              label={translate({ id: "showcase.filter.all", message: "all of the tags" })}
            />
          </fieldset>
        </div>
        <fieldset className={styles.choices}>
          <legend>
            <Translate id="showcase.filter.tags">Tags</Translate>
          </legend>
          {tags.map((tag) => (
            <TagChoice key={tag.name} {...change} tag={tag} />
          ))}
        </fieldset>
        <div className={styles.outcome}>
          <p role="status">{children}</p>
          {!isEmptyFilter(filter) && (
            <button
              type="button"
              className="button button--sm button--outline button--primary"
              onClick={() => onChange(() => emptyFilter)}
            >
              <Translate id="showcase.filter.clear">Show all sites</Translate>
            </button>
          )}
        </div>
      </form>
      {/* Without JavaScript the list is complete, and nothing could answer to the form. */}
      <noscript>
        <style>{`.${styles.filters}{display:none}`}</style>
      </noscript>
    </search>
  );
}
