// @ts-check

/** The corpus speaks of a made-up harbour office, so that its text belongs to nobody else. */
export const nouns = toWords(`
  anchor arrival balance barge beacon berth bollard buoy cabin cargo channel chart clerk compass
  convoy crane crew current deck delay depth dock draft drift engine ferry fleet freight gangway
  gauge harbour hatch horizon hull inlet island jetty keel lantern ledger lever lighthouse lock
  log manifest mast meter mooring notice oar order parcel passage patrol permit pilot port quay
  queue radar receipt register report rope route rudder sail schedule signal sluice station storm
  tariff ticket tide timetable tonnage tug vessel voyage warehouse watch wave wharf winch window
  wreck yard
`);

export const verbs = toWords(`
  accept align balance carry check clear collect compare confirm count deliver direct divide
  follow gather guard guide hold inspect join lift load lower mark measure move name note open
  order pass plan print publish reach record release repair replace reserve return route seal send
  share shift sort split store swap trace transfer update verify weigh wind
`);

export const adjectives = toWords(`
  amber broad calm careful clear coastal cold common daily deep distant eager early empty even
  familiar final foreign full gentle grey heavy hidden honest inner late light local long narrow
  nightly northern open outer patient plain quick quiet rapid regular remote rough salted second
  shallow sharp shared short silent single slow small southern spare steady sturdy sudden tidy
  upper usual wide windy
`);

export const connectives = [
  "after",
  "although",
  "as soon as",
  "because",
  "before",
  "unless",
  "until",
  "when",
  "whenever",
  "while",
];

export const adverbs = [
  "again",
  "always",
  "at dawn",
  "at once",
  "by hand",
  "in order",
  "in turn",
  "more than once",
  "on demand",
  "once a day",
  "rarely",
  "seldom",
  "twice",
  "without a pause",
];

/** @param {string} text */
function toWords(text) {
  return text.trim().split(/\s+/);
}
