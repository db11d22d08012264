import * as classes from "./classes.ts";

/** Class names that sites may rely on in their own styles. They never change. */
export const ThemeClassNames = {
  page: {
    blogListPage: classes.blogListPage,
    blogPostPage: classes.blogPostPage,
    blogTagsListPage: classes.blogTagsListPage,
    blogTagPostListPage: classes.blogTagPostListPage,
    blogAuthorsListPage: classes.blogAuthorsListPage,
    blogAuthorsPostsPage: classes.blogAuthorsPostsPage,
    docsDocPage: classes.docsDocPage,
    docsTagsListPage: classes.docsTagsListPage,
    docsTagDocListPage: classes.docsTagDocListPage,
    mdxPage: classes.mdxPage,
  },
  wrapper: {
    main: classes.mainWrapper,
    blogPages: classes.blogWrapper,
    docsPages: classes.docsWrapper,
    mdxPages: classes.mdxWrapper,
  },
  common: {
    editThisPage: classes.editThisPage,
    lastUpdated: classes.lastUpdated,
    backToTopButton: classes.backToTopButton,
    codeBlock: classes.codeBlock,
    admonition: classes.admonition,
    unlistedBanner: classes.unlistedBanner,
    draftBanner: classes.draftBanner,
    admonitionType: classes.admonitionType,
  },
  announcementBar: {
    container: classes.announcementBar,
  },
  layout: {
    navbar: {
      container: classes.navbar,
      containerLeft: classes.navbarLeft,
      containerRight: classes.navbarRight,
      mobileSidebar: {
        container: classes.navbarSidebar,
        panel: classes.navbarSidebarPanel,
      },
    },
    main: {
      container: classes.layoutMain,
    },
    footer: {
      container: classes.footer,
      column: classes.footerColumn,
    },
  },
  docs: {
    docVersionBanner: classes.docVersionBanner,
    docVersionBadge: classes.docVersionBadge,
    docBreadcrumbs: classes.docBreadcrumbs,
    docMarkdown: classes.docMarkdown,
    docTocMobile: classes.docTocMobile,
    docTocDesktop: classes.docTocDesktop,
    docFooter: classes.docFooter,
    docFooterTagsRow: classes.docFooterTagsRow,
    docFooterEditMetaRow: classes.docFooterEditMetaRow,
    docSidebarContainer: classes.docSidebarContainer,
    docSidebarMenu: classes.docSidebarMenu,
    docSidebarItemCategory: classes.docSidebarItemCategory,
    docSidebarItemLink: classes.docSidebarItemLink,
    docSidebarItemCategoryLevel: classes.docSidebarItemCategoryLevel,
    docSidebarItemLinkLevel: classes.docSidebarItemLinkLevel,
    docCard: {
      container: classes.docCardContainer,
      heading: classes.docCardHeading,
      icon: classes.docCardIcon,
      title: classes.docCardTitle,
      description: classes.docCardDescription,
    },
  },
  blog: {
    blogFooterTagsRow: classes.blogFooterTagsRow,
    blogFooterEditMetaRow: classes.blogFooterEditMetaRow,
  },
  tabs: {
    container: classes.tabsContainer,
  },
  pages: {
    pageFooterEditMetaRow: classes.pageFooterEditMetaRow,
  },
} as const;
