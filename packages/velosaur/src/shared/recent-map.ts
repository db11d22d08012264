/** Knows which of its entries were asked for last. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  override get(key: Key): Value | undefined {
    const value = super.get(key);
    // The newest stand last.
    if (value !== undefined && this.delete(key)) this.set(key, value);
    return value;
  }

  /** Forgets all but those that were asked for last. */
  keep(count: number): void {
    const old = [...this.keys()].slice(0, Math.max(0, this.size - count));
    for (const key of old) this.delete(key);
  }
}
