// @ts-check
import { asyncapi } from "./asyncapi.mjs";
import { blogPluginJs } from "./blog-plugin-js.mjs";
import { blogPluginMjs } from "./blog-plugin-mjs.mjs";
import { blogPluginTs } from "./blog-plugin-ts.mjs";
import { clarity } from "./clarity.mjs";
import { copyPageButton } from "./copy-page-button.mjs";
import { copy } from "./copy.mjs";
import { docgen } from "./docgen.mjs";
import { docsearchAdapter } from "./docsearch-adapter.mjs";
import { dotenv2Plugin } from "./dotenv-2.mjs";
import { dotenvPlugin } from "./dotenv.mjs";
import { drawio } from "./drawio.mjs";
import { emotion } from "./emotion.mjs";
import { fathom } from "./fathom.mjs";
import { generateLlmsTxt } from "./generate-llms-txt.mjs";
import { giscus } from "./giscus.mjs";
import { githubCodeblock } from "./github-codeblock.mjs";
import { glossary } from "./glossary.mjs";
import { goatcounter } from "./goatcounter.mjs";
import { graphqlMarkdown } from "./graphql-markdown.mjs";
import { graphqlPlugin } from "./graphql-plugin.mjs";
import { gtag } from "./gtag.mjs";
import { gtm } from "./gtm.mjs";
import { hubspot } from "./hubspot.mjs";
import { idealImage } from "./ideal-image.mjs";
import { imageZoom } from "./image-zoom.mjs";
import { inkeep } from "./inkeep.mjs";
import { jsonSchema } from "./json-schema.mjs";
import { less } from "./less.mjs";
import { liveCodeblock } from "./live-codeblock.mjs";
import { llmsTxt } from "./llms-txt.mjs";
import { llms } from "./llms.mjs";
import { markdownSource } from "./markdown-source.mjs";
import { maths } from "./maths.mjs";
import { matomo } from "./matomo.mjs";
import { mcpServer } from "./mcp-server.mjs";
import { mermaidElk } from "./mermaid-elk.mjs";
import { mindmap } from "./mindmap.mjs";
import { moduleAlias } from "./module-alias.mjs";
import { mui } from "./mui.mjs";
import { netfoundry } from "./netfoundry.mjs";
import { nodePolyfills } from "./node-polyfills.mjs";
import { npm2yarn } from "./npm2yarn.mjs";
import { npm2yarn2pnpm } from "./npm2yarn2pnpm.mjs";
import { openapiDocs } from "./openapi-docs.mjs";
import { openapi } from "./openapi.mjs";
import { panzoom } from "./panzoom.mjs";
import { plausible } from "./plausible.mjs";
import { posthog } from "./posthog.mjs";
import { presetOpenapi } from "./preset-openapi.mjs";
import { proxy } from "./proxy.mjs";
import { pushfeedback } from "./pushfeedback.mjs";
import { redocusaurus } from "./redocusaurus.mjs";
import { rehypeAutolink } from "./rehype-autolink.mjs";
import { externalLinks } from "./rehype-external-links.mjs";
import { rehypeRaw } from "./rehype-raw.mjs";
import { remarkCodeImport } from "./remark-code-import.mjs";
import { remarkGithub } from "./remark-github.mjs";
import { remoteContent } from "./remote-content.mjs";
import { rsdoctor } from "./rsdoctor.mjs";
import { sass } from "./sass.mjs";
import { saucelabsCodeblock } from "./saucelabs-codeblock.mjs";
import { scalar } from "./scalar.mjs";
import { scriptTags } from "./script-tags.mjs";
import { searchCmfcmf } from "./search-cmfcmf.mjs";
import { searchEasyops } from "./search-easyops.mjs";
import { searchLunr } from "./search-lunr.mjs";
import { searchOrama } from "./search-orama.mjs";
import { searchPagefind } from "./search-pagefind.mjs";
import { searchTypesense } from "./search-typesense.mjs";
import { sentry } from "./sentry.mjs";
import { styledComponents } from "./styled-components.mjs";
import { tabBlocks } from "./tab-blocks.mjs";
import { tailwind3 } from "./tailwind-3.mjs";
import { tailwind } from "./tailwind.mjs";
import { typedocApi } from "./typedoc-api.mjs";
import { typedoc } from "./typedoc.mjs";
import { umami } from "./umami.mjs";
import { vercelAnalytics } from "./vercel-analytics.mjs";
import { yandexMetrica } from "./yandex-metrica.mjs";
import { zooming } from "./zooming.mjs";

/** @type {import("../recipe.mjs").Recipe[]} */
export const recipes = [
  searchEasyops,
  searchLunr,
  searchCmfcmf,
  searchTypesense,
  searchPagefind,
  searchOrama,
  openapiDocs,
  redocusaurus,
  scalar,
  typedoc,
  sass,
  imageZoom,
  llms,
  llmsTxt,
  posthog,
  matomo,
  umami,
  gtag,
  copyPageButton,
  githubCodeblock,
  saucelabsCodeblock,
  remoteContent,
  giscus,
  styledComponents,
  emotion,
  mui,
  tailwind,
  tailwind3,
  dotenvPlugin,
  dotenv2Plugin,
  npm2yarn,
  maths,
  remarkCodeImport,
  remarkGithub,
  rehypeRaw,
  externalLinks,
  mermaidElk,
  idealImage,
  blogPluginJs,
  blogPluginMjs,
  blogPluginTs,
  drawio,
  less,
  graphqlMarkdown,
  panzoom,
  gtm,
  goatcounter,
  pushfeedback,
  zooming,
  tabBlocks,
  moduleAlias,
  nodePolyfills,
  openapi,
  markdownSource,
  jsonSchema,
  proxy,
  sentry,
  scriptTags,
  clarity,
  inkeep,
  glossary,
  liveCodeblock,
  rehypeAutolink,
  mcpServer,
  vercelAnalytics,
  rsdoctor,
  docsearchAdapter,
  hubspot,
  fathom,
  presetOpenapi,
  typedocApi,
  asyncapi,
  netfoundry,
  mindmap,
  generateLlmsTxt,
  docgen,
  npm2yarn2pnpm,
  graphqlPlugin,
  copy,
  plausible,
  yandexMetrica,
];
