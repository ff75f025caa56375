// Generated from packages/api-schema/openapi.yaml by tools/codegen. Do not edit.
// To change it: edit the YAML, then run `npm run codegen`.

export interface paths {
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The menu of a site
         * @description The whole tree, in display order, three levels deep at most. With `is_main` the items that are meant for the main
         *     navigation only; without it the full menu that the site map shows.
         */
        post: operations["getMenu"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu/useful-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Useful links of a site
         * @description Links to services outside the site, in display order.
         */
        post: operations["listUsefulLinks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pages of a site
         * @description Published pages without their content, ordered by id. A build walks this list, so that a page that no menu names is
         *     published too.
         */
        post: operations["listPages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One content page
         * @description By its slug, whose segments are joined by `/` and percent-encoded as one path segment (`admission%2Fbachelor`), or by
         *     its numeric id. Published pages only; a draft answers 404, so a guessed id reveals nothing.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/breadcrumbs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The way from the top of the menu to an item
         * @description From the outermost menu item to the one asked for, which is marked `is_current`.
         */
        post: operations["getBreadcrumbs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settings of a site
         * @description Name, contacts, state and features of one site. An identifier without a site of its own answers 404.
         */
        post: operations["getSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * News of a site
         * @description Published items, pinned ones first, then the newest. Items without content; `getNews` has it.
         */
        post: operations["listNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/news/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One news item
         * @description Published items only; a draft answers 404, so a guessed id reveals nothing.
         */
        post: operations["getNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/news/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of news
         * @description In display order, each with the number of published items on the site. A category without items is listed with 0.
         */
        post: operations["listNewsCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Breadcrumb
         * @description One step from the top of the menu to an item.
         */
        Breadcrumb: {
            /**
             * @description Id of the menu item.
             * @example 21
             */
            menu_id: number;
            /**
             * @description Text of the step in Kazakh; null without a translation.
             * @example Бакалавриат
             */
            menu_title_kz: string | null;
            /**
             * @description Text of the step in Russian; null without a translation.
             * @example Бакалавриат
             */
            menu_title_ru: string | null;
            /**
             * @description Text of the step in English; null without a translation.
             * @example Bachelor’s
             */
            menu_title_en: string | null;
            /**
             * @description Slug of the page, or null where the step has none.
             * @example admission/bachelor
             */
            slugs: string | null;
            /**
             * @description Address where the step is no page.
             * @example /news
             */
            link: string | null;
            /**
             * @description True for the item asked for.
             * @example true
             */
            is_current: boolean;
        };
        /**
         * BreadcrumbsRequest
         * @description Names a menu item.
         */
        BreadcrumbsRequest: {
            /**
             * @description Id of the menu item.
             * @example 21
             */
            menu_id: number;
        };
        /**
         * File
         * @description A document for download.
         */
        File: {
            /**
             * @description Id of the file.
             * @example 1
             */
            id: number;
            /**
             * @description Title in Kazakh; null without a translation.
             * @example Қабылдау ережесі
             */
            title_kz: string | null;
            /**
             * @description Title in Russian; null without a translation.
             * @example Правила приёма
             */
            title_ru: string | null;
            /**
             * @description Title in English; null without a translation.
             * @example Admission rules
             */
            title_en: string | null;
            /**
             * @description Address of the file.
             * @example /media/rules-9a1f22c0.pdf
             */
            url: string;
            /**
             * @description Media type.
             * @example application/pdf
             */
            mime: string;
            /**
             * @description Extension without a dot.
             * @example pdf
             */
            ext: string;
            /**
             * @description Size in bytes.
             * @example 182044
             */
            size_bytes: number;
            /**
             * @description Language of the document.
             * @example kz
             */
            lang: components["schemas"]["Language"] | null;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-09-14T05:30:00Z
             */
            updated_at: string;
        };
        /**
         * HeroLink
         * @description A button in the large picture of the home page.
         */
        HeroLink: {
            /**
             * @description Text of the button in Kazakh; null without a translation.
             * @example Құжат тапсыру
             */
            title_kz: string | null;
            /**
             * @description Text of the button in Russian; null without a translation.
             * @example Подать документы
             */
            title_ru: string | null;
            /**
             * @description Text of the button in English; null without a translation.
             * @example Apply
             */
            title_en: string | null;
            /**
             * @description An external URL or a path of the site without a language.
             * @example /page/admission/bachelor
             */
            link: string;
        };
        /**
         * Image
         * @description A picture with its size, so that a page keeps the room for it.
         */
        Image: {
            /**
             * @description Id of the picture.
             * @example 1
             */
            id: number;
            /**
             * @description Address; the file name holds a hash of the content, so it may be cached for ever.
             * @example /media/library-5f3a9c1e.svg
             */
            url: string;
            /**
             * @description Width in pixels.
             * @example 1600
             */
            width: number;
            /**
             * @description Height in pixels.
             * @example 1000
             */
            height: number;
            /**
             * @description What the picture shows in Kazakh; null without a translation.
             * @example Оқу залы
             */
            alt_kz: string | null;
            /**
             * @description What the picture shows in Russian; null without a translation.
             * @example Читальный зал
             */
            alt_ru: string | null;
            /**
             * @description What the picture shows in English; null without a translation.
             * @example The reading room
             */
            alt_en: string | null;
            /**
             * @description Text below the picture in Kazakh; null without a translation.
             * @example Жаңа оқу залы
             */
            caption_kz: string | null;
            /**
             * @description Text below the picture in Russian; null without a translation.
             * @example Новый читальный зал
             */
            caption_ru: string | null;
            /**
             * @description Text below the picture in English; null without a translation.
             * @example The new reading room
             */
            caption_en: string | null;
        };
        /**
         * ItemRequest
         * @description Names one item of a list.
         */
        ItemRequest: {
            /**
             * @description Id of the item.
             * @example 1001
             */
            id: number;
            slug?: components["schemas"]["SiteSlug"];
            lang?: components["schemas"]["Language"];
        };
        /**
         * KeyFigure
         * @description A number that tells what kind of place the site stands for.
         */
        KeyFigure: {
            /**
             * @description The number.
             * @example 9400
             */
            value: number;
            /**
             * @description What is counted in Kazakh; null without a translation.
             * @example студент
             */
            label_kz: string | null;
            /**
             * @description What is counted in Russian; null without a translation.
             * @example студентов
             */
            label_ru: string | null;
            /**
             * @description What is counted in English; null without a translation.
             * @example students
             */
            label_en: string | null;
        };
        /**
         * Language
         * @description A language of the site. As a BCP 47 tag `kz` is `kk`.
         * @example kz
         * @enum {string}
         */
        Language: "kz" | "ru" | "en";
        /**
         * ListRequest
         * @description Which page of a list is wanted. Beyond the last page the answer is an empty list.
         */
        ListRequest: {
            slug: components["schemas"]["SiteSlug"];
            lang?: components["schemas"]["Language"];
            /**
             * @description Page of the list; the first is 1.
             * @default 1
             * @example 1
             */
            page?: number;
            /**
             * @description Items a page.
             * @default 12
             * @example 12
             */
            per_page?: number;
        };
        /**
         * MenuItem
         * @description One entry of a menu. With `link` it leads outside and opens in a new tab, otherwise to the page `slugs`.
         */
        MenuItem: {
            /**
             * @description Id of the item, unique over all sites.
             * @example 21
             */
            id: number;
            /**
             * @description Text of the entry in Kazakh; null without a translation.
             * @example Бакалавриат
             */
            menu_title_kz: string | null;
            /**
             * @description Text of the entry in Russian; null without a translation.
             * @example Бакалавриат
             */
            menu_title_ru: string | null;
            /**
             * @description Text of the entry in English; null without a translation.
             * @example Bachelor’s
             */
            menu_title_en: string | null;
            /**
             * @description Slug of the page that the entry opens, segments joined by `/`; null for a heading or an external link.
             * @example admission/bachelor
             */
            slugs: string | null;
            /**
             * @description Address outside the pages: an external URL or a path of the site such as `/news`.
             * @example https://lib.kokzhiek.example
             */
            link: string | null;
            /**
             * @description Id of the page that the entry opens.
             * @example 211
             */
            page_id: number | null;
            /**
             * @description Name of an icon.
             * @example book
             */
            icon: string | null;
            /**
             * @description Position among its siblings.
             * @example 10
             */
            sort_order: number;
            /**
             * @description Entries below this one, in display order.
             * @example []
             */
            sub_menu: components["schemas"]["MenuItem"][];
        };
        /**
         * MenuRequest
         * @description Which menu is wanted.
         */
        MenuRequest: {
            slug: components["schemas"]["SiteSlug"];
            /**
             * @description True for the items of the main navigation only.
             * @example true
             */
            is_main: boolean;
        };
        /**
         * News
         * @description A news item in all the languages that it has.
         */
        News: {
            /**
             * @description Id of the item.
             * @example 1001
             */
            id: number;
            /**
             * @description Title in Kazakh; null without a translation.
             * @example Кітапхана түнде де ашық
             */
            title_kz: string | null;
            /**
             * @description Title in Russian; null without a translation.
             * @example Библиотека открыта и ночью
             */
            title_ru: string | null;
            /**
             * @description Title in English; null without a translation.
             * @example The library now stays open at night
             */
            title_en: string | null;
            /**
             * @description Opening sentences in Kazakh; null without a translation.
             * @example Оқу залы тәулік бойы жұмыс істейді.
             */
            lead_kz: string | null;
            /**
             * @description Opening sentences in Russian; null without a translation.
             * @example Читальный зал работает круглосуточно.
             */
            lead_ru: string | null;
            /**
             * @description Opening sentences in English; null without a translation.
             * @example The reading room is open round the clock.
             */
            lead_en: string | null;
            /**
             * @description Picture of the item.
             * @example null
             */
            image: components["schemas"]["Image"] | null;
            /**
             * @description One or more categories; the first is the main one.
             * @example []
             */
            categories: components["schemas"]["NewsCategoryRef"][];
            /**
             * @description Short words in lower case.
             * @example [
             *       "кітапхана"
             *     ]
             */
            tags: string[];
            /**
             * Format: date-time
             * @description Time of publication.
             * @example 2026-11-18T04:00:00Z
             */
            published_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-11-18T04:00:00Z
             */
            updated_at: string;
            /**
             * @description True to keep the item at the top.
             * @example false
             */
            is_pinned: boolean;
            /**
             * @description How often it was opened.
             * @example 1240
             */
            views: number;
            /**
             * @description Languages with a title and a content of their own, in the order kz, ru, en.
             * @example [
             *       "kz",
             *       "ru"
             *     ]
             */
            available_langs: components["schemas"]["Language"][];
            /**
             * @description Sanitised HTML in Kazakh; null without a translation.
             * @example <p>Енді түнде де ашық.</p>
             */
            content_kz: string | null;
            /**
             * @description Sanitised HTML in Russian; null without a translation.
             * @example <p>Теперь и ночью.</p>
             */
            content_ru: string | null;
            /**
             * @description Sanitised HTML in English; null without a translation.
             * @example <p>Now at night, too.</p>
             */
            content_en: string | null;
            /**
             * @description Who wrote it in Kazakh; null without a translation.
             * @example Баспасөз қызметі
             */
            author_kz: string | null;
            /**
             * @description Who wrote it in Russian; null without a translation.
             * @example Пресс-служба
             */
            author_ru: string | null;
            /**
             * @description Who wrote it in English; null without a translation.
             * @example Press office
             */
            author_en: string | null;
            /**
             * @description Where the item was first published.
             * @example null
             */
            source_url: string | null;
            /**
             * @description The newest other items of the same categories.
             * @example []
             */
            related: components["schemas"]["NewsRef"][];
            /**
             * @description The next older item of the site.
             * @example null
             */
            prev: components["schemas"]["NewsRef"] | null;
            /**
             * @description The next newer item of the site.
             * @example null
             */
            next: components["schemas"]["NewsRef"] | null;
            seo: components["schemas"]["Seo"];
        };
        /**
         * NewsCategory
         * @description A category of news with the number of its items.
         */
        NewsCategory: {
            /**
             * @description Id of the category.
             * @example 2
             */
            id: number;
            /**
             * @description Its part of the address.
             * @example science
             */
            slug: string;
            /**
             * @description Name in Kazakh; null without a translation.
             * @example Ғылым
             */
            name_kz: string | null;
            /**
             * @description Name in Russian; null without a translation.
             * @example Наука
             */
            name_ru: string | null;
            /**
             * @description Name in English; null without a translation.
             * @example Science
             */
            name_en: string | null;
            /**
             * @description Published items on the site.
             * @example 9
             */
            news_count: number;
            /**
             * @description Position in the list.
             * @example 20
             */
            sort_order: number;
        };
        /**
         * NewsCategoryRef
         * @description Names a category.
         */
        NewsCategoryRef: {
            /**
             * @description Id of the category.
             * @example 2
             */
            id: number;
            /**
             * @description Its part of the address.
             * @example science
             */
            slug: string;
            /**
             * @description Name in Kazakh; null without a translation.
             * @example Ғылым
             */
            name_kz: string | null;
            /**
             * @description Name in Russian; null without a translation.
             * @example Наука
             */
            name_ru: string | null;
            /**
             * @description Name in English; null without a translation.
             * @example Science
             */
            name_en: string | null;
        };
        /**
         * NewsList
         * @description News, one page of the list.
         */
        NewsList: {
            /**
             * @description The items of this page.
             * @example []
             */
            data: components["schemas"]["NewsSummary"][];
            /**
             * @description This page.
             * @example 1
             */
            current_page: number;
            /**
             * @description The last page; 1 for an empty list.
             * @example 4
             */
            last_page: number;
            /**
             * @description Items a page.
             * @example 12
             */
            per_page: number;
            /**
             * @description Items over all pages.
             * @example 40
             */
            total: number;
        };
        /**
         * NewsListRequest
         * @description Which news are wanted. Filters are combined by "and".
         */
        NewsListRequest: {
            slug: components["schemas"]["SiteSlug"];
            lang?: components["schemas"]["Language"];
            /**
             * @description Page of the list; the first is 1.
             * @default 1
             * @example 1
             */
            page?: number;
            /**
             * @description Items a page.
             * @default 12
             * @example 12
             */
            per_page?: number;
            /**
             * @description Slug of a category; an unknown one gives an empty list.
             * @example science
             */
            category_slug?: string;
            /**
             * @description Year of publication in Almaty time.
             * @example 2026
             */
            year?: number;
            /**
             * @description One of the item's tags.
             * @example кітапхана
             */
            tag?: string;
        };
        /**
         * NewsRef
         * @description Enough of a news item to link to it.
         */
        NewsRef: {
            /**
             * @description Id of the item.
             * @example 1004
             */
            id: number;
            /**
             * @description Title in Kazakh; null without a translation.
             * @example Жаңа зертхана
             */
            title_kz: string | null;
            /**
             * @description Title in Russian; null without a translation.
             * @example Новая лаборатория
             */
            title_ru: string | null;
            /**
             * @description Title in English; null without a translation.
             * @example A new laboratory
             */
            title_en: string | null;
            /**
             * @description Picture of the item.
             * @example null
             */
            image: components["schemas"]["Image"] | null;
            /**
             * Format: date-time
             * @description Time of publication.
             * @example 2026-11-12T04:00:00Z
             */
            published_at: string;
        };
        /**
         * NewsSummary
         * @description A news item without its content.
         */
        NewsSummary: {
            /**
             * @description Id of the item.
             * @example 1001
             */
            id: number;
            /**
             * @description Title in Kazakh; null without a translation.
             * @example Кітапхана түнде де ашық
             */
            title_kz: string | null;
            /**
             * @description Title in Russian; null without a translation.
             * @example Библиотека открыта и ночью
             */
            title_ru: string | null;
            /**
             * @description Title in English; null without a translation.
             * @example The library now stays open at night
             */
            title_en: string | null;
            /**
             * @description Opening sentences in Kazakh; null without a translation.
             * @example Оқу залы тәулік бойы жұмыс істейді.
             */
            lead_kz: string | null;
            /**
             * @description Opening sentences in Russian; null without a translation.
             * @example Читальный зал работает круглосуточно.
             */
            lead_ru: string | null;
            /**
             * @description Opening sentences in English; null without a translation.
             * @example The reading room is open round the clock.
             */
            lead_en: string | null;
            /**
             * @description Picture of the item.
             * @example null
             */
            image: components["schemas"]["Image"] | null;
            /**
             * @description One or more categories; the first is the main one.
             * @example []
             */
            categories: components["schemas"]["NewsCategoryRef"][];
            /**
             * @description Short words in lower case.
             * @example [
             *       "кітапхана"
             *     ]
             */
            tags: string[];
            /**
             * Format: date-time
             * @description Time of publication.
             * @example 2026-11-18T04:00:00Z
             */
            published_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-11-18T04:00:00Z
             */
            updated_at: string;
            /**
             * @description True to keep the item at the top.
             * @example false
             */
            is_pinned: boolean;
            /**
             * @description How often it was opened.
             * @example 1240
             */
            views: number;
            /**
             * @description Languages with a title and a content of their own, in the order kz, ru, en.
             * @example [
             *       "kz",
             *       "ru"
             *     ]
             */
            available_langs: components["schemas"]["Language"][];
        };
        /**
         * Page
         * @description A content page in all the languages that it has.
         */
        Page: {
            /**
             * @description Id of the page.
             * @example 211
             */
            id: number;
            /**
             * @description Segments joined by `/`, the same in all languages.
             * @example admission/bachelor
             */
            slug: string;
            /**
             * @description Title in Kazakh; null without a translation.
             * @example Бакалавриатқа қабылдау
             */
            title_kz: string | null;
            /**
             * @description Title in Russian; null without a translation.
             * @example Приём в бакалавриат
             */
            title_ru: string | null;
            /**
             * @description Title in English; null without a translation.
             * @example Bachelor’s admission
             */
            title_en: string | null;
            /**
             * @description Opening sentences in Kazakh; null without a translation.
             * @example Құжаттар 20 маусымнан бастап қабылданады.
             */
            lead_kz: string | null;
            /**
             * @description Opening sentences in Russian; null without a translation.
             * @example Документы принимаются с 20 июня.
             */
            lead_ru: string | null;
            /**
             * @description Opening sentences in English; null without a translation.
             * @example Applications open on 20 June.
             */
            lead_en: string | null;
            /**
             * @description Sanitised HTML in Kazakh; null without a translation.
             * @example <p>Жеке куәлік.</p>
             */
            content_kz: string | null;
            /**
             * @description Sanitised HTML in Russian; null without a translation.
             * @example <p>Удостоверение личности.</p>
             */
            content_ru: string | null;
            /**
             * @description Sanitised HTML in English; null without a translation.
             * @example <p>Your identity card.</p>
             */
            content_en: string | null;
            /**
             * @description The menu item that opens the page, for breadcrumbs.
             * @example 21
             */
            menu_id: number | null;
            /**
             * @description Documents that belong to the page.
             * @example []
             */
            files: components["schemas"]["File"][];
            seo: components["schemas"]["Seo"];
            /**
             * Format: date-time
             * @description Time of publication.
             * @example 2026-02-10T05:00:00Z
             */
            published_at: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-09-14T05:30:00Z
             */
            updated_at: string;
            /**
             * @description Languages with a title and a content of their own, in the order kz, ru, en.
             * @example [
             *       "kz",
             *       "ru"
             *     ]
             */
            available_langs: components["schemas"]["Language"][];
        };
        /**
         * PageList
         * @description Pages, one page of the list.
         */
        PageList: {
            /**
             * @description The items of this page.
             * @example []
             */
            data: components["schemas"]["PageSummary"][];
            /**
             * @description This page.
             * @example 1
             */
            current_page: number;
            /**
             * @description The last page; 1 for an empty list.
             * @example 4
             */
            last_page: number;
            /**
             * @description Items a page.
             * @example 12
             */
            per_page: number;
            /**
             * @description Items over all pages.
             * @example 40
             */
            total: number;
        };
        /**
         * PageSummary
         * @description A page without its content.
         */
        PageSummary: {
            /**
             * @description Id of the page.
             * @example 211
             */
            id: number;
            /**
             * @description Segments joined by `/`.
             * @example admission/bachelor
             */
            slug: string;
            /**
             * @description Title in Kazakh; null without a translation.
             * @example Бакалавриатқа қабылдау
             */
            title_kz: string | null;
            /**
             * @description Title in Russian; null without a translation.
             * @example Приём в бакалавриат
             */
            title_ru: string | null;
            /**
             * @description Title in English; null without a translation.
             * @example Bachelor’s admission
             */
            title_en: string | null;
            /**
             * Format: date-time
             * @description Time of the last change.
             * @example 2026-09-14T05:30:00Z
             */
            updated_at: string;
        };
        /**
         * Problem
         * @description What went wrong (RFC 9457). Branch on `code`, never on `detail`.
         */
        Problem: {
            /**
             * Format: uri-reference
             * @description Identifies the kind of problem.
             * @example /api/docs/#invalid_request
             */
            type: string;
            /**
             * @description The kind of problem, in English.
             * @example Invalid request
             */
            title: string;
            /**
             * @description HTTP status code.
             * @example 400
             */
            status: number;
            /**
             * @description Stable code to branch on.
             * @example invalid_request
             * @enum {string}
             */
            code: "invalid_request" | "not_found" | "unavailable" | "internal_error";
            /**
             * @description What happened this time, in English.
             * @example /lang must be one of kz, ru, en
             */
            detail?: string;
            /**
             * @description Codes of faults by field.
             * @example {
             *       "lang": [
             *         "enum"
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
            /**
             * @description Names the request in the server's log.
             * @example req-1f
             */
            request_id: string;
            /**
             * @description Seconds to wait before another try.
             * @example 5
             */
            retry_after?: number;
        };
        /**
         * Seo
         * @description What search engines and previews are told instead of the title and lead.
         */
        Seo: {
            /**
             * @description Title for search engines in Kazakh; null without a translation.
             * @example Бакалавриат
             */
            meta_title_kz: string | null;
            /**
             * @description Title for search engines in Russian; null without a translation.
             * @example Бакалавриат
             */
            meta_title_ru: string | null;
            /**
             * @description Title for search engines in English; null without a translation.
             * @example Bachelor’s
             */
            meta_title_en: string | null;
            /**
             * @description Description for search engines in Kazakh; null without a translation.
             * @example Құжат тапсыру тәртібі.
             */
            meta_description_kz: string | null;
            /**
             * @description Description for search engines in Russian; null without a translation.
             * @example Порядок подачи документов.
             */
            meta_description_ru: string | null;
            /**
             * @description Description for search engines in English; null without a translation.
             * @example How to apply.
             */
            meta_description_en: string | null;
            /**
             * @description True to keep search engines away.
             * @example false
             */
            noindex: boolean;
        };
        /**
         * Settings
         * @description Everything about a site that is no content.
         */
        Settings: {
            site_info: components["schemas"]["SiteInfo"];
            /**
             * SiteFlags
             * @description Switches of the whole site.
             * @example {
             *       "mourning": false
             *     }
             */
            settings: {
                /**
                 * @description True on days of mourning.
                 * @example false
                 */
                mourning: boolean;
            };
            /**
             * SiteFeatures
             * @description What this site has and others have not.
             * @example {
             *       "visitor_badge": false,
             *       "old_site_link": false,
             *       "analytics": false,
             *       "traffic_link": true
             *     }
             */
            features: {
                /**
                 * @description Visitor counter in the footer.
                 * @example false
                 */
                visitor_badge: boolean;
                /**
                 * @description Dismissible link to the old site.
                 * @example false
                 */
                old_site_link: boolean;
                /**
                 * @description Visitor analytics.
                 * @example false
                 */
                analytics: boolean;
                /**
                 * @description Link to the traffic statistics.
                 * @example true
                 */
                traffic_link: boolean;
            };
            /**
             * @description Address of the former site.
             * @example https://old.kokzhiek.example
             */
            old_site_url: string | null;
            /**
             * @description Address of the traffic statistics.
             * @example https://stats.kokzhiek.example
             */
            stats_url: string | null;
            /**
             * @description The reception's own host.
             * @example https://reception.kokzhiek.example
             */
            reception_url: string | null;
            /**
             * @description Id of the page with the contacts of the admission committee.
             * @example 236
             */
            admission_page_id: number;
        };
        /**
         * SettingsRequest
         * @description Names a site.
         */
        SettingsRequest: {
            slug: components["schemas"]["SiteSlug"];
        };
        /**
         * SiteInfo
         * @description Name, contacts and state of a site.
         */
        SiteInfo: {
            /**
             * @description True while the site is closed to visitors.
             * @example false
             */
            is_closed: boolean;
            /**
             * @description What a closed site says in Kazakh; null without a translation.
             * @example Сайт жаңартылуда.
             */
            closed_message_kz: string | null;
            /**
             * @description What a closed site says in Russian; null without a translation.
             * @example Сайт обновляется.
             */
            closed_message_ru: string | null;
            /**
             * @description What a closed site says in English; null without a translation.
             * @example The site is being updated.
             */
            closed_message_en: string | null;
            /**
             * @description Name of the site in Kazakh; null without a translation.
             * @example Көкжиек университеті
             */
            name_kz: string | null;
            /**
             * @description Name of the site in Russian; null without a translation.
             * @example Университет «Көкжиек»
             */
            name_ru: string | null;
            /**
             * @description Name of the site in English; null without a translation.
             * @example Kokzhiek University
             */
            name_en: string | null;
            /**
             * @description Name where room is short in Kazakh; null without a translation.
             * @example Көкжиек
             */
            short_name_kz: string | null;
            /**
             * @description Name where room is short in Russian; null without a translation.
             * @example Көкжиек
             */
            short_name_ru: string | null;
            /**
             * @description Name where room is short in English; null without a translation.
             * @example Kokzhiek
             */
            short_name_en: string | null;
            /**
             * @description One line about the site in Kazakh; null without a translation.
             * @example 1964 жылдан бері білім мен ғылым
             */
            tagline_kz: string | null;
            /**
             * @description One line about the site in Russian; null without a translation.
             * @example Образование и наука с 1964 года
             */
            tagline_ru: string | null;
            /**
             * @description One line about the site in English; null without a translation.
             * @example Education and research since 1964
             */
            tagline_en: string | null;
            /**
             * @description Telephone number; the name of the field is historical.
             * @example +7 (727) 355-10-00
             */
            fax: string | null;
            /**
             * Format: email
             * @description E-mail address.
             * @example info@kokzhiek.example
             */
            email: string | null;
            /**
             * @description Postal address in Kazakh; null without a translation.
             * @example Алматы қ., Тянь-Шань даңғылы, 41
             */
            address_kz: string | null;
            /**
             * @description Postal address in Russian; null without a translation.
             * @example г. Алматы, проспект Тянь-Шань, 41
             */
            address_ru: string | null;
            /**
             * @description Postal address in English; null without a translation.
             * @example 41 Tien Shan Avenue, Almaty
             */
            address_en: string | null;
            /**
             * @description JSON text: an object with any of facebook, instagram, telegram, tiktok, youtube, each a URL.
             * @example {"telegram":"https://t.me/kokzhiek_example"}
             */
            social_media_ids: string | null;
            /**
             * @description Emblem.
             * @example null
             */
            logo: components["schemas"]["Image"] | null;
            /**
             * @description Large picture of the home page.
             * @example null
             */
            hero: components["schemas"]["Image"] | null;
            /**
             * @description Buttons in the large picture of the home page; the first is the main one.
             * @example []
             */
            hero_links: components["schemas"]["HeroLink"][];
            /**
             * @description Key figures of the home page.
             * @example []
             */
            figures: components["schemas"]["KeyFigure"][];
        };
        /**
         * SiteRequest
         * @description Names a site and the reader's language.
         */
        SiteRequest: {
            slug: components["schemas"]["SiteSlug"];
            lang?: components["schemas"]["Language"];
        };
        /**
         * SiteSlug
         * @description Identifier of a sub-site, the first label of its host name; `""` is the main site.
         * @example lib
         * @enum {string}
         */
        SiteSlug: "" | "fit" | "fns" | "fe" | "fph" | "fl" | "hse" | "fmm" | "fjps" | "fte" | "fac" | "fir" | "fpt" | "fh" | "eurosoft" | "military" | "qurylys" | "lib" | "bs" | "ino" | "landscape" | "tulek" | "aisana" | "csd";
        /**
         * UsefulLink
         * @description A link to a service outside the site.
         */
        UsefulLink: {
            /**
             * @description Id of the link.
             * @example 1
             */
            id: number;
            /**
             * @description Text of the link in Kazakh; null without a translation.
             * @example Электрондық кітапхана
             */
            title_kz: string | null;
            /**
             * @description Text of the link in Russian; null without a translation.
             * @example Электронная библиотека
             */
            title_ru: string | null;
            /**
             * @description Text of the link in English; null without a translation.
             * @example Digital library
             */
            title_en: string | null;
            /**
             * @description External URL.
             * @example https://elibrary.kokzhiek.example
             */
            link: string;
            /**
             * @description Picture beside the link.
             * @example null
             */
            image: components["schemas"]["Image"] | null;
            /**
             * @description Position in the list.
             * @example 10
             */
            sort_order: number;
        };
    };
    responses: {
        /** @description The request breaks the contract; `errors` names the fields. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such published item. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The caller's copy is current; no body. */
        NotModified: {
            headers: {
                ETag: components["headers"]["EtagHeader"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The server can not answer now; `retry_after` says when to try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The ETag of an answer that the caller still has.
         * @example "9f2c1b7d"
         */
        IfNoneMatch: string;
        /**
         * @description Segments of the slug joined by `/`, percent-encoded as one segment; or a numeric id.
         * @example admission/bachelor
         */
        PageSlug: string;
        /**
         * @description The sub-site whose page is wanted. With a slug only that site's pages are looked at; an id is unique over all sites.
         * @example lib
         */
        Site: components["schemas"]["SiteSlug"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Strong validator of the body.
         * @example "9f2c1b7d"
         */
        EtagHeader: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMenu: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MenuRequest"];
            };
        };
        responses: {
            /** @description The menu; an empty list for a site without one. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MenuItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsefulLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteRequest"];
            };
        };
        responses: {
            /** @description The links; an empty list for a site without any. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsefulLink"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListRequest"];
            };
        };
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPage: {
        parameters: {
            query?: {
                /**
                 * @description The sub-site whose page is wanted. With a slug only that site's pages are looked at; an id is unique over all sites.
                 * @example lib
                 */
                site?: components["parameters"]["Site"];
            };
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Segments of the slug joined by `/`, percent-encoded as one segment; or a numeric id.
                 * @example admission/bachelor
                 */
                slug: components["parameters"]["PageSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page in all languages that it has. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreadcrumbs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BreadcrumbsRequest"];
            };
        };
        responses: {
            /** @description One to three items. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Breadcrumb"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsRequest"];
            };
        };
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsListRequest"];
            };
        };
        responses: {
            /** @description One page of the list. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemRequest"];
            };
        };
        responses: {
            /** @description The item with its content. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["News"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NotFound"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteRequest"];
            };
        };
        responses: {
            /** @description All categories. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
}
