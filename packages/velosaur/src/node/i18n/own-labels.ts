/** Texts of the theme that upstream's hasn't, by language. Languages that aren't here have the English text. */

const FALLBACK = "theme.docs.versions.fallbackLabel";

const FALLBACK_LABELS: ReadonlyMap<string, string> = new Map([
  ["ar", "هذه الصفحة ليست جزءًا من {versionLabel}، وهي مأخوذة من {originalVersion}."],
  ["bg", "Тази страница не е част от {versionLabel}. Тя идва от {originalVersion}."],
  ["cs", "Tato stránka není součástí {versionLabel}. Pochází z {originalVersion}."],
  ["da", "Denne side er ikke en del af {versionLabel}. Den kommer fra {originalVersion}."],
  ["de", "Diese Seite gehört nicht zu {versionLabel}. Sie stammt aus {originalVersion}."],
  ["es", "Esta página no forma parte de {versionLabel}. Procede de {originalVersion}."],
  ["et", "See leht ei kuulu versiooni {versionLabel}. See pärineb versioonist {originalVersion}."],
  ["fa", "این صفحه بخشی از {versionLabel} نیست و از {originalVersion} آمده است."],
  ["fr", "Cette page ne fait pas partie de {versionLabel}. Elle provient de {originalVersion}."],
  ["he", "דף זה אינו חלק מ־{versionLabel}. הוא לקוח מ־{originalVersion}."],
  ["hu", "Ez az oldal nem része ennek: {versionLabel}. Innen származik: {originalVersion}."],
  [
    "id",
    "Halaman ini bukan bagian dari {versionLabel}. Halaman ini berasal dari {originalVersion}.",
  ],
  ["it", "Questa pagina non fa parte di {versionLabel}. Proviene da {originalVersion}."],
  ["ja", "このページは {versionLabel} には含まれていません。{originalVersion} のものです。"],
  [
    "ko",
    "이 페이지는 {versionLabel}에 포함되어 있지 않습니다. {originalVersion}에서 가져온 것입니다.",
  ],
  ["nb", "Denne siden er ikke en del av {versionLabel}. Den kommer fra {originalVersion}."],
  ["nl", "Deze pagina hoort niet bij {versionLabel}. Ze komt uit {originalVersion}."],
  ["pl", "Ta strona nie należy do {versionLabel}. Pochodzi z {originalVersion}."],
  ["pt", "Esta página não faz parte de {versionLabel}. Vem de {originalVersion}."],
  ["ru", "Этой страницы нет в {versionLabel}. Она взята из {originalVersion}."],
  ["sl", "Ta stran ni del različice {versionLabel}. Izvira iz različice {originalVersion}."],
  ["sr", "Ова страница није део {versionLabel}. Потиче из {originalVersion}."],
  ["sv", "Den här sidan ingår inte i {versionLabel}. Den kommer från {originalVersion}."],
  ["tr", "Bu sayfa {versionLabel} sürümünde yok. {originalVersion} sürümünden alındı."],
  ["uk", "Цієї сторінки немає в {versionLabel}. Її взято з {originalVersion}."],
  ["vi", "Trang này không thuộc {versionLabel}. Trang được lấy từ {originalVersion}."],
  ["zh-Hans", "此页面不属于 {versionLabel}，它来自 {originalVersion}。"],
  ["zh-Hant", "此頁面不屬於 {versionLabel}，它來自 {originalVersion}。"],
]);

/** Those of a locale: of its language in its script, or of its language. */
export function readOwnLabels({ language, script }: Intl.Locale): Record<string, string> {
  const text = FALLBACK_LABELS.get(`${language}-${script}`) ?? FALLBACK_LABELS.get(language);
  return text === undefined ? {} : { [FALLBACK]: text };
}

export const OWN_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  [FALLBACK, "The label of the banner of a page that is shown in a version that lacks it"],
]);
