// @ts-check

const baseof = `<!doctype html>
<html lang="{{ site.LanguageCode }}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ if .IsHome }}{{ site.Title }}{{ else }}{{ .Title }} | {{ site.Title }}{{ end }}</title>
<link rel="canonical" href="{{ .Permalink }}">
<meta property="og:title" content="{{ .Title }} | {{ site.Title }}">
<meta property="og:url" content="{{ .Permalink }}">
{{ with .Description }}<meta name="description" content="{{ . }}">
<meta property="og:description" content="{{ . }}">{{ end }}
<link rel="stylesheet" href="/style.css">
</head>
<body>
{{ partialCached "navbar.html" . }}
<div class="docs-wrapper">
<aside class="theme-doc-sidebar-container">{{ partial "sidebar.html" . }}</aside>
<main>{{ block "main" . }}{{ end }}</main>
</div>
{{ partialCached "footer.html" . }}
</body>
</html>
`;

const navbar = `<nav aria-label="Main" class="navbar">
<a class="navbar__brand" href="/"><b class="navbar__title">{{ site.Title }}</b></a>
<a class="navbar__item navbar__link" href="/">Docs</a>
<a class="navbar__item navbar__link" href="https://example.org/source" rel="noopener noreferrer">Source</a>
</nav>
`;

const footer = `<footer class="footer footer--dark">
<div class="footer__title">Learn</div>
<a class="footer__link-item" href="/section-01/category-01/page-01/">First page</a>
<div class="footer__title">More</div>
<a class="footer__link-item" href="https://example.org/source" rel="noopener noreferrer">Source</a>
<div class="footer__copyright">{{ site.Title }}</div>
</footer>
`;

// The top level and the branch of the page; a closed category points at its first page.
const sidebar = `{{ $page := . }}
<nav aria-label="Docs sidebar" class="menu">
<ul class="menu__list">
<li class="menu__list-item"><a class="menu__link" href="/">{{ site.Title }}</a></li>
{{ range site.Home.Sections.ByWeight }}
<li class="menu__list-item">
<a class="menu__link menu__link--sublist" href="{{ partialCached "first-page.html" . .File.Path }}">{{ .Title }}</a>
{{ if .IsAncestor $page }}<ul class="menu__list">
{{ range .Sections.ByWeight }}
<li class="menu__list-item">
<a class="menu__link menu__link--sublist" href="{{ partialCached "first-page.html" . .File.Path }}">{{ .Title }}</a>
{{ if .IsAncestor $page }}<ul class="menu__list">
{{ range .RegularPages }}
<li class="menu__list-item"><a class="menu__link{{ if eq . $page }} menu__link--active" aria-current="page{{ end }}" href="{{ .RelPermalink }}">{{ .Title }}</a></li>
{{ end }}</ul>{{ end }}
</li>
{{ end }}</ul>{{ end }}
</li>
{{ end }}</ul>
</nav>
`;

const firstPage = `{{ with index .RegularPagesRecursive 0 }}{{ .RelPermalink }}{{ end }}`;

const breadcrumbs = `<nav aria-label="Breadcrumbs"><ul class="breadcrumbs">
<li class="breadcrumbs__item"><a aria-label="Home page" class="breadcrumbs__link" href="/">Home</a></li>
{{ with .Parent }}{{ with .Parent }}<li class="breadcrumbs__item"><span class="breadcrumbs__link">{{ .Title }}</span></li>{{ end }}
<li class="breadcrumbs__item"><span class="breadcrumbs__link">{{ .Title }}</span></li>{{ end }}
<li class="breadcrumbs__item breadcrumbs__item--active"><span class="breadcrumbs__link">{{ .Title }}</span></li>
</ul></nav>
`;

// Pages are ordered by weight, lightest first, so Hugo's "Next" is the page before.
const pagination = `<nav aria-label="Docs pages" class="pagination-nav">
{{ with .Next }}<a class="pagination-nav__link pagination-nav__link--prev" href="{{ .RelPermalink }}"><div class="pagination-nav__sublabel">Previous</div><div class="pagination-nav__label">{{ .Title }}</div></a>{{ end }}
{{ with .Prev }}<a class="pagination-nav__link pagination-nav__link--next" href="{{ .RelPermalink }}"><div class="pagination-nav__sublabel">Next</div><div class="pagination-nav__label">{{ .Title }}</div></a>{{ end }}
</nav>
`;

const single = `{{ define "main" }}
<article>
{{ partial "breadcrumbs.html" . }}
<div class="theme-doc-markdown markdown">
<header><h1>{{ .Title }}</h1></header>
{{ .Content }}
</div>
</article>
{{ partial "pagination.html" . }}
<div class="table-of-contents">{{ .TableOfContents }}</div>
{{ end }}
`;

const home = `{{ define "main" }}
<article><h1>{{ .Title }}</h1>
{{ .Content }}</article>
{{ end }}
`;

const heading = `<h{{ .Level }} class="anchor" id="{{ .Anchor | safeURL }}">{{ .Text | safeHTML }}<a href="#{{ .Anchor | safeURL }}" class="hash-link" aria-label="Direct link to {{ .PlainText }}" title="Direct link to {{ .PlainText }}"></a></h{{ .Level }}>
`;

/** @type {Record<string, string>} */
export const hugoLayouts = {
  "_default/baseof.html": baseof,
  "_default/single.html": single,
  "_default/list.html": home,
  "_default/_markup/render-heading.html": heading,
  "partials/navbar.html": navbar,
  "partials/sidebar.html": sidebar,
  "partials/first-page.html": firstPage,
  "partials/breadcrumbs.html": breadcrumbs,
  "partials/pagination.html": pagination,
  "partials/footer.html": footer,
};
