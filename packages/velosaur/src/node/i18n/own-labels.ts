/** Texts of the theme that upstream's hasn't, by language. Languages that aren't here have the English ones. */

/** What each text of a language is for, in the order in which they stand below. */
export const OWN_DESCRIPTIONS: ReadonlyMap<string, string> = new Map([
  [
    "theme.docs.versions.fallbackLabel",
    "The label of the banner of a page that is shown in a version that lacks it",
  ],
  ["theme.NotFound.home", "The link to the home page, on the page for what was not found"],
  [
    "theme.NotFound.section",
    "The link to the first page of the docs below whose address nothing was found",
  ],
  [
    "theme.AnnouncementBar.ariaLabel",
    "What the announcement above the navbar is called by screen readers",
  ],
]);

const LABELS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    "ar",
    [
      "هذه الصفحة ليست جزءًا من {versionLabel}، وهي مأخوذة من {originalVersion}.",
      "الذهاب إلى الصفحة الرئيسية",
      "الذهاب إلى بداية هذه الوثائق",
      "إعلان",
    ],
  ],
  [
    "bg",
    [
      "Тази страница не е част от {versionLabel}. Тя идва от {originalVersion}.",
      "Към началната страница",
      "Към началото на тази документация",
      "Съобщение",
    ],
  ],
  [
    "cs",
    [
      "Tato stránka není součástí {versionLabel}. Pochází z {originalVersion}.",
      "Přejít na domovskou stránku",
      "Přejít na začátek této dokumentace",
      "Oznámení",
    ],
  ],
  [
    "da",
    [
      "Denne side er ikke en del af {versionLabel}. Den kommer fra {originalVersion}.",
      "Gå til forsiden",
      "Gå til begyndelsen af denne dokumentation",
      "Meddelelse",
    ],
  ],
  [
    "de",
    [
      "Diese Seite gehört nicht zu {versionLabel}. Sie stammt aus {originalVersion}.",
      "Zur Startseite",
      "Zum Anfang dieser Dokumentation",
      "Ankündigung",
    ],
  ],
  [
    "es",
    [
      "Esta página no forma parte de {versionLabel}. Procede de {originalVersion}.",
      "Ir a la página de inicio",
      "Ir al comienzo de esta documentación",
      "Anuncio",
    ],
  ],
  [
    "et",
    [
      "See leht ei kuulu versiooni {versionLabel}. See pärineb versioonist {originalVersion}.",
      "Mine avalehele",
      "Mine selle dokumentatsiooni algusesse",
      "Teadaanne",
    ],
  ],
  [
    "fa",
    [
      "این صفحه بخشی از {versionLabel} نیست و از {originalVersion} آمده است.",
      "رفتن به صفحهٔ اصلی",
      "رفتن به آغاز این مستندات",
      "اطلاعیه",
    ],
  ],
  [
    "fr",
    [
      "Cette page ne fait pas partie de {versionLabel}. Elle provient de {originalVersion}.",
      "Aller à la page d’accueil",
      "Aller au début de cette documentation",
      "Annonce",
    ],
  ],
  [
    "he",
    [
      "דף זה אינו חלק מ־{versionLabel}. הוא לקוח מ־{originalVersion}.",
      "לדף הבית",
      "לתחילת התיעוד הזה",
      "הודעה",
    ],
  ],
  [
    "hu",
    [
      "Ez az oldal nem része ennek: {versionLabel}. Innen származik: {originalVersion}.",
      "Ugrás a kezdőlapra",
      "Ugrás a dokumentáció elejére",
      "Közlemény",
    ],
  ],
  [
    "id",
    [
      "Halaman ini bukan bagian dari {versionLabel}. Halaman ini berasal dari {originalVersion}.",
      "Buka halaman beranda",
      "Buka awal dokumentasi ini",
      "Pengumuman",
    ],
  ],
  [
    "it",
    [
      "Questa pagina non fa parte di {versionLabel}. Proviene da {originalVersion}.",
      "Vai alla pagina iniziale",
      "Vai all’inizio di questa documentazione",
      "Annuncio",
    ],
  ],
  [
    "ja",
    [
      "このページは {versionLabel} には含まれていません。{originalVersion} のものです。",
      "ホームページへ",
      "このドキュメントの先頭へ",
      "お知らせ",
    ],
  ],
  [
    "ko",
    [
      "이 페이지는 {versionLabel}에 포함되어 있지 않습니다. {originalVersion}에서 가져온 것입니다.",
      "홈페이지로 이동",
      "이 문서의 처음으로 이동",
      "공지",
    ],
  ],
  [
    "nb",
    [
      "Denne siden er ikke en del av {versionLabel}. Den kommer fra {originalVersion}.",
      "Gå til forsiden",
      "Gå til begynnelsen av denne dokumentasjonen",
      "Kunngjøring",
    ],
  ],
  [
    "nl",
    [
      "Deze pagina hoort niet bij {versionLabel}. Ze komt uit {originalVersion}.",
      "Naar de startpagina",
      "Naar het begin van deze documentatie",
      "Aankondiging",
    ],
  ],
  [
    "pl",
    [
      "Ta strona nie należy do {versionLabel}. Pochodzi z {originalVersion}.",
      "Przejdź do strony głównej",
      "Przejdź na początek tej dokumentacji",
      "Ogłoszenie",
    ],
  ],
  [
    "pt",
    [
      "Esta página não faz parte de {versionLabel}. Vem de {originalVersion}.",
      "Ir para a página inicial",
      "Ir para o início desta documentação",
      "Anúncio",
    ],
  ],
  [
    "ru",
    [
      "Этой страницы нет в {versionLabel}. Она взята из {originalVersion}.",
      "На главную страницу",
      "К началу этой документации",
      "Объявление",
    ],
  ],
  [
    "sl",
    [
      "Ta stran ni del različice {versionLabel}. Izvira iz različice {originalVersion}.",
      "Na domačo stran",
      "Na začetek te dokumentacije",
      "Obvestilo",
    ],
  ],
  [
    "sr",
    [
      "Ова страница није део {versionLabel}. Потиче из {originalVersion}.",
      "На почетну страницу",
      "На почетак ове документације",
      "Обавештење",
    ],
  ],
  [
    "sv",
    [
      "Den här sidan ingår inte i {versionLabel}. Den kommer från {originalVersion}.",
      "Gå till startsidan",
      "Gå till början av den här dokumentationen",
      "Meddelande",
    ],
  ],
  [
    "tr",
    [
      "Bu sayfa {versionLabel} sürümünde yok. {originalVersion} sürümünden alındı.",
      "Ana sayfaya git",
      "Bu belgelerin başına git",
      "Duyuru",
    ],
  ],
  [
    "uk",
    [
      "Цієї сторінки немає в {versionLabel}. Її взято з {originalVersion}.",
      "На головну сторінку",
      "До початку цієї документації",
      "Оголошення",
    ],
  ],
  [
    "vi",
    [
      "Trang này không thuộc {versionLabel}. Trang được lấy từ {originalVersion}.",
      "Về trang chủ",
      "Về đầu tài liệu này",
      "Thông báo",
    ],
  ],
  [
    "zh-Hans",
    [
      "此页面不属于 {versionLabel}，它来自 {originalVersion}。",
      "前往主页",
      "前往本文档的开头",
      "公告",
    ],
  ],
  [
    "zh-Hant",
    [
      "此頁面不屬於 {versionLabel}，它來自 {originalVersion}。",
      "前往首頁",
      "前往本文件的開頭",
      "公告",
    ],
  ],
]);

/** Those of a locale: of its language in its script, or of its language. */
export function readOwnLabels({ language, script }: Intl.Locale): Record<string, string> {
  const texts = LABELS.get(`${language}-${script}`) ?? LABELS.get(language) ?? [];
  const ids = [...OWN_DESCRIPTIONS.keys()];
  return Object.fromEntries(texts.map((text, index) => [ids[index], text]));
}
