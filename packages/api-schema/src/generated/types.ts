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
         *
         *     With `block` it says where something is: on which page the vacancies are listed, or the fees. Then the page whose block
         *     shows the most comes first, that is the one with the fewest options (`per_page`, `sort` and `order` leave nothing out);
         *     among equals one that the menu names, then the one with the lowest id.
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
         *     its numeric id, such as the `admission_page_id` of the settings. Published pages only; a draft answers 404 without
         *     the preview key, so a guessed id reveals nothing.
         *
         *     Blocks are embedded in the content as `<div data-block="PriceEducation" data-props='{"category_id":3}'></div>`;
         *     `blocks` lists them, so that a client can load what they need before it reads the HTML.
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
         * @description Name, contacts, state, alerts and features of one site, and which consent text holds. An identifier without a site of
         *     its own answers 404. Alerts that are still to come are listed too, so that a page built earlier can show them in time.
         *     A closed site answers as any other; whether visitors see it is for the client to decide by `is_closed`.
         */
        post: operations["getSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of questions
         * @description In display order. The form of the public reception offers them; the chosen one goes back whole with the question.
         */
        post: operations["listRequestCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/sendQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a question without a file
         * @deprecated
         * @description The former way to send a question: the parts of `sendQuestion` as one JSON object, on the host of the site, without a
         *     file, so `count` is 0. Kept for old callers; new ones use `sendQuestion`.
         */
        post: operations["sendWebQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search over all content
         * @description Published content of all kinds, the best fit first. All three languages are searched. What is found is shown in `lang`
         *     where it exists in it; what exists in other languages only comes after what fits about as well. Small and capital letters, forms of a word, Latin script for Kazakh and one typing error a
         *     word make no difference; other words for the same are found, too, after the word itself. Of three words and more one may
         *     be missing; where nothing has all of them, what has most is found. Where a heading has what the title does not have, `section`
         *     leads to it. Where `suggestion` is given, searching for it finds more.
         */
        post: operations["searchContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Sends an e-mail with a link that confirms the subscription; nothing else is sent before that. The answer is the same
         *     whether or not the address is known, so nobody learns who subscribes. One address gets at most one such e-mail in ten
         *     minutes, and three for all newsletters together. A captcha is checked where there is one; the server may ask for it with a 422 `captcha_failed`. A newsletter
         *     that does not exist answers 404.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/subscription/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a subscription
         * @description With the token from the e-mail that `subscribe` sends. Calling it again does no harm and answers `already_active`. A
         *     POST, for mail programs open the links of an e-mail by themselves.
         */
        post: operations["activateSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mail/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a subscription
         * @description At once and without a question. From the site: JSON with the token in the body. From a mail program, by its own button
         *     (RFC 8058): the form `List-Unsubscribe=One-Click`, sent to the address in the e-mail's header List-Unsubscribe, which has
         *     the token as a query parameter; such a request has no cookies. Calling it again answers the same. Without a token in
         *     one of the two places the answer is 400.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Documents of the university
         * @description Published documents of the site, the newest approval first. A document that a newer version replaces is left out unless
         *     `include_replaced` asks for it; one whose `valid_until` has passed stays. Filters are combined by "and". Titles are
         *     sorted by the alphabet of `lang`, kz without it.
         */
        post: operations["listDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tuition fees
         * @description The fees of one academic year: `academic_year` or, without it, the newest that the site has fees for. By code of the
         *     programme, then by basis of admission. A programme has a row for each study form and basis. Filters are combined by
         *     "and". Names are sorted by the alphabet of `lang`, kz without it.
         */
        post: operations["listPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-price/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of tuition fees
         * @description The whole tree as a flat list in display order: a category is followed by those below it. A category without fees of any
         *     year is left out.
         */
        post: operations["listPriceCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-price/child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What lies directly in a category of tuition fees
         * @description One step down the tree: the category, the categories directly below it, and the fees of the category itself, unpaged.
         *     The fees are those of `academic_year` or, without it, of the newest year that the site has fees for. An unknown category
         *     answers 404.
         */
        post: operations["listPriceChildren"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-professions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Professions to study for
         * @description Directions of training with at least one published programme of the site, by code. Filters are combined by "and";
         *     `language` and `study_form` keep a profession when one of its programmes fits both. Names are sorted by the alphabet of
         *     `lang`, kz without it.
         */
        post: operations["listProfessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-professions/training": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fields of training
         * @description In display order, of one level or of all. A field without a published programme of the site is left out.
         */
        post: operations["listTrainingFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-professions/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Educational programmes
         * @description Published programmes of the site with everything about them, by code. `program_id` gives one of them; a draft is not
         *     there without the preview key, so a guessed id reveals nothing. A programme in two study forms is two entries. Filters are combined by "and".
         *     Names are sorted by the alphabet of `lang`, kz without it.
         */
        post: operations["listPrograms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-passing-score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passing scores of past years
         * @description The newest year first, then by group of programmes, language and competition. Filters are combined by "and". `score`
         *     answers "where would my points have been enough": past years promise nothing for the next. Scores for doctorates are in
         *     `listDoctoralScores`. Names are sorted by the alphabet of `lang`, kz without it.
         */
        post: operations["listPassingScores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-passing-score/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of passing scores
         * @description Kinds of entrance tests, in display order. A category without scores on the site is left out.
         */
        post: operations["listScoreCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-passing-score/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fields of training with passing scores
         * @description Those of one category, by code. A field without scores on the site is left out.
         */
        post: operations["listScoreFields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-passing-score/directions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Directions of training with passing scores
         * @description Those of one field, by code. A direction without scores on the site is left out.
         */
        post: operations["listScoreDirections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/edu-passing-score/doctoral": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Passing scores for doctorates
         * @description The newest year first, then by group of programmes, language and funding. Rows where nobody was admitted are listed,
         *     with null points. Filters are combined by "and". Names are sorted by the alphabet of `lang`, kz without it.
         */
        post: operations["listDoctoralScores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/vacancy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vacancies of a site
         * @description Published vacancies without their description, the newest first; `getVacancy` has the rest. Only open ones, unless
         *     `status` asks for others. Filters are combined by "and".
         */
        post: operations["listVacancies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/vacancy/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of vacancies
         * @description In display order, each with the number of open vacancies on the site. A category without any is listed with 0.
         */
        post: operations["listVacancyCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/vacancy/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One vacancy
         * @description Published vacancies only; a draft answers 404 without the preview key, so a guessed id reveals nothing. From its
         *     deadline on a vacancy is closed and answers 410, with the key too; `listVacancies` with `status: closed` still has it in short.
         */
        post: operations["getVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/vacancy/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for a vacancy
         * @description Numbers are sent as text, as forms do; each of `files` is a part of that name. An unknown vacancy answers 404, a closed one
         *     410. The same e-mail address may apply once with a telephone number for a vacancy: a second time is 409, but a repeat
         *     with the same `Idempotency-Key` and body answers as the first. `website` must be empty.
         */
        post: operations["applyForVacancy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One portfolio
         * @description The person with biography, education and profiles. Subjects, publications, awards, grants, interests, experience and
         *     projects are asked for one by one; `counts` says how many rows each has. People who left, and those whose portfolio
         *     is not published, answer 404; the latter with the preview key do not.
         */
        get: operations["getPortfolio"];
        put?: never;
        /**
         * Members of staff
         * @description People of the site whose portfolio is published, by last name. The filters find those of a department with all its
         *     chairs, of one chair, with one first letter, or with one degree as the highest. Names are ordered by the alphabet of
         *     `lang`, kz without it; a name without a translation counts in the language that it has. `getPortfolio` has the whole
         *     portfolio.
         */
        post: operations["listPortfolios"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Departments with their chairs
         * @description Departments of the site in display order, each with its chairs. Departments and chairs without people are listed
         *     with 0. The sub-site of a faculty lists that faculty only.
         */
        post: operations["listDepartments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subjects that a person teaches
         * @description Subjects of this academic year, by level and name. An unknown portfolio, or one that is not published, answers 404.
         */
        post: operations["listPortfolioSubjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publications of a person
         * @description The latest year first, within a year by title. Titles, authors and references stand in the language of the
         *     publication; they are not translated. An unknown portfolio, or one that is not published, answers 404.
         */
        post: operations["listPortfolioPublications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/awards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Awards of a person
         * @description Awards, prizes and titles of honour, the latest first. An unknown portfolio, or one that is not published, answers
         *     404.
         */
        post: operations["listPortfolioAwards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grants of a person
         * @description Grants that the person has or had a part in, the latest start first. Sums that are not public are null. An unknown
         *     portfolio, or one that is not published, answers 404.
         */
        post: operations["listPortfolioGrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/interests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Research interests of a person
         * @description In the order that the person chose. An unknown portfolio, or one that is not published, answers 404.
         */
        post: operations["listPortfolioInterests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/experience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Posts of a person
         * @description Posts held now come first, then the latest end. An unknown portfolio, or one that is not published, answers 404.
         */
        post: operations["listPortfolioExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/portfolio/scientific": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scientific projects of a person
         * @description Projects that the person works on or worked on, the latest start first. With `project_id` the project is one of
         *     `listProjects`. An unknown portfolio, or one that is not published, answers 404.
         */
        post: operations["listPortfolioProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/universities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Partner universities
         * @description Universities with an agreement with the site’s owner, by name. Ended agreements are listed unless `active` is true.
         *     Filters are combined by "and". Names are sorted by the alphabet of `lang`, kz without it.
         */
        post: operations["listUniversities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/universities/cooperations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kinds of cooperation
         * @description In display order, each with the number of partner universities of the site. A kind without universities is listed with
         *     0.
         */
        post: operations["listCooperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/universities/coutries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Countries of the partner universities
         * @description By name in the language of `lang`, kz without it. A country without partner universities of the site, or of the kind of
         *     cooperation asked for, is left out.
         */
        post: operations["listCountries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/digital-showcase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Digital products of the university
         * @description Published products of the site, complete, the latest launch first and those not yet launched last. Archived ones are
         *     left out unless `status` asks for them. Filters are combined by "and". Titles are sorted by the alphabet of `lang`, kz
         *     without it.
         */
        post: operations["listShowcase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/scientific-projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scientific projects
         * @description Published projects of the site, complete, the latest start first. All states are listed unless `status` chooses one.
         *     Filters are combined by "and". Titles and names are sorted by the alphabet of `lang`, kz without it.
         */
        post: operations["listProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/scientific-projects/type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Types of scientific projects
         * @description In display order, each with the number of published projects of the site. An entry without projects is listed with 0.
         */
        post: operations["listProjectTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/scientific-projects/funding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Kinds of funding of scientific projects
         * @description In display order, each with the number of published projects of the site. An entry without projects is listed with 0.
         */
        post: operations["listProjectFunding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reception/sendQuestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a question to the university
         * @description Of any kind: a question, complaint, suggestion or the wish for an appointment. A moderator reads it before it is
         *     registered; the answer comes by e-mail or by telephone. The number and the tracking code are given once: with both
         *     `getQuestionStatus` tells how the question fares. Faults in the part `question` are named with their place, such as
         *     `question.question.mobile`; an unknown category and a `count` that does not fit are 400. `website` must be empty.
         */
        post: operations["sendQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reception/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a question fares
         * @description By the two values that `sendQuestion` answered. Both must fit: otherwise 404, whichever is wrong. The answer has nothing
         *     of what was asked, nor of who asked. It is never cached.
         */
        get: operations["getQuestionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A blog and its posts
         * @description By the slug of the blog, which is not that of a sub-site. Published posts with their content, the newest first, by pages;
         *     the rest of the answer is the same on each page. Questions and answers have their own list, `listBlogQuestions`.
         */
        post: operations["getBlog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Questions to the owner of a blog
         * @description Those that a moderator let pass and whose senders agreed to see them published, the newest first. Without `answered` only
         *     answered ones. Each is in the one language in which it was asked, whatever `lang` is. An unknown blog answers 404.
         */
        post: operations["listBlogQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the owner of a blog
         * @description A moderator reads the question first. The answer comes by e-mail and, with `is_public`, is published with the sender's
         *     first name and an initial. An unknown blog answers 404, a category of another blog 400. `website` must be empty.
         */
        post: operations["sendBlogQuestion"];
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
         * @description Published items, pinned ones first, then the newest. With another `sort`, or with `order: asc`, pinned items take
         *     their place among the rest. Titles are ordered by the alphabet of `lang`, kz without it. Items come without content;
         *     `getNews` has it. Archived items are left out; `listArchivedNews` has them.
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
         * @description Published items only; a draft answers 404 without the preview key, so a guessed id reveals nothing. An archived
         *     item answers 404 as well; it keeps its id, so that `getArchivedNews` finds it.
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
    "/api/plugin/news/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archived news of a site
         * @description Items of past years that editors moved out of the news, the newest first. Titles are ordered by the alphabet of
         *     `lang`, kz without it. Items come without content; `getArchivedNews` has it.
         */
        post: operations["listArchivedNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/news/archive/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One archived news item
         * @description With the address that it had on the former site, so that old links can be led here. An id that is not in the archive
         *     answers 404, that of a current item too.
         */
        post: operations["getArchivedNews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/announce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Announcements of a site
         * @description Published announcements that have not expired, the newest first. `validity` asks for expired ones or for all. Titles
         *     are ordered by the alphabet of `lang`, kz without it. Announcements come without content; `getAnnouncement` has it.
         */
        post: operations["listAnnouncements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/announce/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One announcement
         * @description Published announcements only; a draft answers 404 without the preview key, so a guessed id reveals nothing. An
         *     expired one is still answered, so that links to it keep working; compare `expires_at` with the clock.
         */
        post: operations["getAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of a site
         * @description Published events. Those that are not over come first, the soonest first, running ones included; then those that are
         *     over, the latest first. Cancelled events stay in the list with their `status`. `upcoming` keeps one of the two
         *     groups; `month`, `from` and `to` keep what falls into a period, so that `month: "2026-12"` shows a two-day event of
         *     30 November too if it lasts until 1 December. An event without an end is over when its day is, in Almaty time.
         *     Events come without content; `getEvent` has it.
         */
        post: operations["listEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/events/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One event
         * @description Published events only; a draft answers 404 without the preview key, so a guessed id reveals nothing. Past and
         *     cancelled events are still answered. `status`, `attendance_mode` and the times are meant for structured data (schema.org) as they are.
         */
        post: operations["getEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/events/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Categories of events
         * @description In display order, each with the number of published events on the site, and of those that are not over. A category
         *     without events is listed with 0.
         */
        post: operations["listEventCategories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/dissertation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Defences of dissertations
         * @description Each row holds the candidates of one programme before one council in one year; the latest year first, within a year
         *     by the code of the programme. `status` and `q` keep rows in which at least one candidate matches, with all their
         *     candidates. `getDissertation` adds the reports of the council, `getDoctoral` all that is public about one defence.
         */
        post: operations["listDissertations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/dissertation/id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One dissertation page
         * @description The council with its contacts and reports, and the candidates with the state of their defence. An unknown or
         *     unpublished page answers 404.
         */
        post: operations["getDissertation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/dissertation/doctorals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One doctoral candidate
         * @description Everything that Kazakhstan’s model regulations on dissertation councils want to be public about a defence:
         *
         *     1. the notice: `defence_at`, `place_*`, `stream_url`, `status`;
         *     2. the dissertation: `thesis`;
         *     3. annotations in Kazakh, Russian and English: `annotation_*`;
         *     4. the list of publications: `publications`;
         *     5. reviews by the consultants: `consultants`;
         *     6. reviews by the official reviewers: `reviewers`;
         *     7. the recording: `video_url`;
         *     8. reports of the council: `reports` of `getDissertation`;
         *     9. changes of day, time, place or reviewers: `changes`.
         *
         *     Beyond the nine there is the `conclusion` on the dissertation, where the council publishes one. What has not been
         *     handed in yet is null. A candidate who is not published, or is on another dissertation page than `id`, answers 404.
         */
        post: operations["getDoctoral"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One gallery
         * @description All pictures of a gallery in display order. Picture ids are stable, so that a link can open one of them. An unknown
         *     or unpublished gallery answers 404.
         */
        post: operations["getGallery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/plugin/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Entries of a generic list
         * @description Published entries of one list, in the order that the editors gave them. Titles are ordered by the alphabet of
         *     `lang`, kz without it; `letter` is meant in that language, too. Each page has the title of the list, null in all
         *     languages where the editors gave none. An unknown list answers 404, one without matching entries an empty `data`.
         */
        post: operations["listEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new challenge
         * @description Each call gives another one, so an answer is never cached. The widget of ALTCHA solves it in well under a second on an
         *     ordinary device; the solution goes with a form as `captcha`, once and before `expiresAt`.
         */
        get: operations["getCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stats/visitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Visitors of a site
         * @description For the badge in the footer. The call itself counts its visitor, which is why it is a POST: one address and browser is
         *     one visitor a day, known by a hash whose salt changes at midnight, so that nobody can be followed from day to day. A
         *     site without a counter answers 404.
         */
        post: operations["getVisitorCounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/builds/latest.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The build that is served now
         * @description A static file of the site. The browser asks for it from time to time; where the id is not that of the build it runs, the
         *     next change of page loads the new one.
         */
        get: operations["getLatestBuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/builds/meta/{buildId}.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The routes of a build
         * @description A static file of the site: which routes there are, and of which of them pages may have come since. It never
         *     changes. The former build's stays until the next; an older one is 404.
         */
        get: operations["getBuildManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{path}/_payload.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The data of a page
         * @description A static file of the site, which the browser fetches before it goes to the page. On Gatsby it is the page's
         *     `page-data.json`: `/kz/news/1004/_payload.json` and `/page-data/kz/news/1004/page-data.json` are the same file. The
         *     root page is `index`. A page that does not exist is 404.
         */
        get: operations["getPagePayload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages-{language}-{hash}.js": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of one language
         * @description A static file of the site: the chunk with the texts of the interface in one language, loaded when the reader first needs
         *     that language. It is a script that the site's own scripts load; the name holds a hash of the content, so it may be
         *     cached forever. If it cannot be loaded, the site stays in its language and warns on the console.
         */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
type Accreditation = {
    /**
     * @description Id of the accreditation.
     * @example 51
     */
    id: number;
    /**
     * @description Name of the agency in Kazakh; null without a translation.
     * @example Аккредиттеу және рейтингтің тәуелсіз агенттігі (IAAR)
     */
    agency_kz: string | null;
    /**
     * @description Name of the agency in Russian; null without a translation.
     * @example Независимое агентство аккредитации и рейтинга (НААР)
     */
    agency_ru: string | null;
    /**
     * @description Name of the agency in English; null without a translation.
     * @example Independent Agency for Accreditation and Rating (IAAR)
     */
    agency_en: string | null;
    /**
     * @description Number of the certificate; null when unknown.
     * @example AB 4512
     */
    number: string | null;
    /**
     * Format: date
     * @description First day of validity.
     * @example 2024-06-14
     */
    valid_from: string;
    /**
     * Format: date
     * @description Last day of validity.
     * @example 2029-06-13
     */
    valid_until: string;
    /**
     * @description The certificate.
     * @example null
     */
    document: components["schemas"]["File"] | null;
};
type ActivationRequest = {
    /**
     * @description From the link in the e-mail that confirms a subscription.
     * @example b3Y8mZt1Qf6wXh0uKc5RjA
     */
    token: string;
};
type ActivationResult = {
    /**
     * @description `activated`: it begins now. `already_active`: the link was opened before. `expired`: the link is older than two days, and the visitor must subscribe again.
     * @example activated
     * @enum {string}
     */
    status: "activated" | "already_active" | "expired";
    /**
     * @description The address with most of its letters hidden; null where an expired one was deleted.
     * @example a•••••m@post.example
     */
    email_masked: string | null;
};
type Announcement = {
    /**
     * @description Id of the announcement.
     * @example 301
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Президент шәкіртақысына өтініш қабылданады
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Приём заявлений на президентскую стипендию
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Applications open for the Presidential Scholarship
     */
    title_en: string | null;
    /**
     * @description Opening sentences in Kazakh; null without a translation.
     * @example 3-курстан бастап үздік студенттер қатыса алады.
     */
    lead_kz: string | null;
    /**
     * @description Opening sentences in Russian; null without a translation.
     * @example Участвовать могут отличники начиная с 3-го курса.
     */
    lead_ru: string | null;
    /**
     * @description Opening sentences in English; null without a translation.
     * @example Open to top-performing students from the third year on.
     */
    lead_en: string | null;
    /**
     * @description Picture of the announcement.
     * @example null
     */
    image: components["schemas"]["Image"] | null;
    /**
     * @description Where to act on it: an external URL or a path of the site without a language.
     * @example /page/students/scholarships
     */
    link: string | null;
    /**
     * @description Department that announces it.
     * @example null
     */
    department: components["schemas"]["Ref"] | null;
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2026-11-09T04:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-11-09T04:00:00Z
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description From when on it no longer applies; null where it always does.
     * @example 2026-11-30T13:00:00Z
     */
    expires_at: string | null;
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
     * @example <p>Өтініштер 30 қарашаға дейін қабылданады.</p>
     */
    content_kz: string | null;
    /**
     * @description Sanitised HTML in Russian; null without a translation.
     * @example <p>Заявления принимаются до 30 ноября.</p>
     */
    content_ru: string | null;
    /**
     * @description Sanitised HTML in English; null without a translation.
     * @example <p>Applications close on 30 November.</p>
     */
    content_en: string | null;
    /**
     * @description Documents that belong to the announcement.
     * @example []
     */
    files: components["schemas"]["File"][];
    seo: components["schemas"]["Seo"];
};
type AnnouncementList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["AnnouncementSummary"][];
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
type AnnouncementListRequest = {
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
     * @description Words that must occur in the title, the lead or the content, in any of the three languages.
     * @example шәкіртақы
     */
    q?: string;
    /**
     * @description By a time, or by title in the language `lang`; announcements that do not expire come last by `expires_at`.
     * @default published_at
     * @example published_at
     * @enum {string}
     */
    sort?: "published_at" | "expires_at" | "title";
    /**
     * @description Direction of `sort`. Without it the newest come first, those that expire soonest come first, titles run from A to Z.
     * @example desc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Whether announcements are wanted that have not expired, that have, or both.
     * @default current
     * @example current
     * @enum {string}
     */
    validity?: "current" | "expired" | "all";
    /**
     * @description Id of the department that announces; an unknown one gives an empty list.
     * @example 1
     */
    department_id?: number;
    /**
     * @description Year of publication in Almaty time.
     * @example 2026
     */
    year?: number;
};
type AnnouncementSummary = {
    /**
     * @description Id of the announcement.
     * @example 301
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Президент шәкіртақысына өтініш қабылданады
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Приём заявлений на президентскую стипендию
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Applications open for the Presidential Scholarship
     */
    title_en: string | null;
    /**
     * @description Opening sentences in Kazakh; null without a translation.
     * @example 3-курстан бастап үздік студенттер қатыса алады.
     */
    lead_kz: string | null;
    /**
     * @description Opening sentences in Russian; null without a translation.
     * @example Участвовать могут отличники начиная с 3-го курса.
     */
    lead_ru: string | null;
    /**
     * @description Opening sentences in English; null without a translation.
     * @example Open to top-performing students from the third year on.
     */
    lead_en: string | null;
    /**
     * @description Picture of the announcement.
     * @example null
     */
    image: components["schemas"]["Image"] | null;
    /**
     * @description Where to act on it: an external URL or a path of the site without a language.
     * @example /page/students/scholarships
     */
    link: string | null;
    /**
     * @description Department that announces it.
     * @example null
     */
    department: components["schemas"]["Ref"] | null;
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2026-11-09T04:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-11-09T04:00:00Z
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description From when on it no longer applies; null where it always does.
     * @example 2026-11-30T13:00:00Z
     */
    expires_at: string | null;
    /**
     * @description Languages with a title and a content of their own, in the order kz, ru, en.
     * @example [
     *       "kz",
     *       "ru"
     *     ]
     */
    available_langs: components["schemas"]["Language"][];
};
type ApplicationReceipt = {
    /**
     * @description Number of the application, to refer to it.
     * @example V-3RQN-8FJ6
     */
    application_number: string;
    /**
     * Format: date-time
     * @description Time of arrival.
     * @example 2026-11-19T06:12:40Z
     */
    received_at: string;
    /**
     * Format: date-time
     * @description Until when applications for the vacancy are taken; null until the post is filled.
     * @example 2026-12-01T13:00:00Z
     */
    deadline_at: string | null;
};
type ArchivedNews = {
    /**
     * @description Id of the item, the one that it had among the news.
     * @example 188
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Университетке 55 жыл
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Университету 55 лет
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example The University turns 55
     */
    title_en: string | null;
    /**
     * @description Opening sentences in Kazakh; null without a translation.
     * @example Мерекелік апта 14 қазанда басталды.
     */
    lead_kz: string | null;
    /**
     * @description Opening sentences in Russian; null without a translation.
     * @example Праздничная неделя началась 14 октября.
     */
    lead_ru: string | null;
    /**
     * @description Opening sentences in English; null without a translation.
     * @example The week of celebrations began on 14 October.
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
     *       "мерейтой"
     *     ]
     */
    tags: string[];
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2019-10-14T05:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2019-10-14T05:00:00Z
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description When it went into the archive.
     * @example 2024-01-15T06:00:00Z
     */
    archived_at: string;
    /**
     * @description Its address on the former site; null for items that were never there.
     * @example https://old.kokzhiek.example/kz/news/188
     */
    legacy_url: string | null;
    /**
     * @description How often it was opened, as far as that was counted.
     * @example 3120
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
     * @example <p>Мерекеге түлектер жиналды.</p>
     */
    content_kz: string | null;
    /**
     * @description Sanitised HTML in Russian; null without a translation.
     * @example <p>На праздник собрались выпускники.</p>
     */
    content_ru: string | null;
    /**
     * @description Sanitised HTML in English; null without a translation.
     * @example <p>Graduates came together to celebrate.</p>
     */
    content_en: string | null;
    /**
     * @description Pictures beside the text, in display order.
     * @example []
     */
    gallery: components["schemas"]["Image"][];
    /**
     * @description Who wrote it, in Kazakh; null without a translation.
     * @example Баспасөз қызметі
     */
    author_kz: string | null;
    /**
     * @description Who wrote it, in Russian; null without a translation.
     * @example Пресс-служба
     */
    author_ru: string | null;
    /**
     * @description Who wrote it, in English; null without a translation.
     * @example Press office
     */
    author_en: string | null;
    /**
     * @description Where the item was first published.
     * @example null
     */
    source_url: string | null;
    /**
     * @description The newest other archived items of the same categories.
     * @example []
     */
    related: components["schemas"]["NewsRef"][];
    /**
     * @description The next older item of the archive.
     * @example null
     */
    prev: components["schemas"]["NewsRef"] | null;
    /**
     * @description The next newer item of the archive.
     * @example null
     */
    next: components["schemas"]["NewsRef"] | null;
    seo: components["schemas"]["Seo"];
};
type ArchivedNewsList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["ArchivedNewsSummary"][];
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
    /**
     * @description Years in which archived news were published, the latest first, whatever the filters are.
     * @example [
     *       2026,
     *       2025
     *     ]
     */
    years: number[];
};
type ArchivedNewsListRequest = {
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
     * @description Words that must occur in the title, the lead or the content, in any of the three languages.
     * @example наурыз
     */
    q?: string;
    /**
     * @description By the time of publication, or by title in the language `lang`.
     * @default published_at
     * @example published_at
     * @enum {string}
     */
    sort?: "published_at" | "title";
    /**
     * @description Direction of `sort`. Without it the newest come first, titles run from A to Z.
     * @example desc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Slug of a category; an unknown one gives an empty list.
     * @example university
     */
    category_slug?: string;
    /**
     * @description Year of publication in Almaty time.
     * @example 2019
     */
    year?: number;
    /**
     * @description One of the item's tags.
     * @example мерейтой
     */
    tag?: string;
};
type ArchivedNewsSummary = {
    /**
     * @description Id of the item, the one that it had among the news.
     * @example 188
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Университетке 55 жыл
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Университету 55 лет
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example The University turns 55
     */
    title_en: string | null;
    /**
     * @description Opening sentences in Kazakh; null without a translation.
     * @example Мерекелік апта 14 қазанда басталды.
     */
    lead_kz: string | null;
    /**
     * @description Opening sentences in Russian; null without a translation.
     * @example Праздничная неделя началась 14 октября.
     */
    lead_ru: string | null;
    /**
     * @description Opening sentences in English; null without a translation.
     * @example The week of celebrations began on 14 October.
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
     *       "мерейтой"
     *     ]
     */
    tags: string[];
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2019-10-14T05:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2019-10-14T05:00:00Z
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description When it went into the archive.
     * @example 2024-01-15T06:00:00Z
     */
    archived_at: string;
    /**
     * @description Its address on the former site; null for items that were never there.
     * @example https://old.kokzhiek.example/kz/news/188
     */
    legacy_url: string | null;
    /**
     * @description How often it was opened, as far as that was counted.
     * @example 3120
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
type Blog = {
    /**
     * @description Id of the blog.
     * @example 1
     */
    id: number;
    /**
     * @description Its part of the address.
     * @example rector
     */
    slug: string;
    owner: components["schemas"]["BlogOwner"];
    /**
     * @description First words to the reader in Kazakh; null without a translation.
     * @example Құрметті оқырман!
     */
    greeting_kz: string | null;
    /**
     * @description First words to the reader in Russian; null without a translation.
     * @example Уважаемый читатель!
     */
    greeting_ru: string | null;
    /**
     * @description First words to the reader in English; null without a translation.
     * @example Welcome!
     */
    greeting_en: string | null;
    /**
     * @description Sanitised HTML in Kazakh; null without a translation.
     * @example <p>Мұнда сұрақ қоя аласыз.</p>
     */
    content_kz: string | null;
    /**
     * @description Sanitised HTML in Russian; null without a translation.
     * @example <p>Здесь можно задать вопрос.</p>
     */
    content_ru: string | null;
    /**
     * @description Sanitised HTML in English; null without a translation.
     * @example <p>Ask your question here.</p>
     */
    content_en: string | null;
    /**
     * @description When the owner receives visitors in Kazakh; null without a translation.
     * @example Айдың екінші және төртінші бейсенбісі, 15:00–17:00
     */
    reception_hours_kz: string | null;
    /**
     * @description When the owner receives visitors in Russian; null without a translation.
     * @example Второй и четвёртый четверг месяца, 15:00–17:00
     */
    reception_hours_ru: string | null;
    /**
     * @description When the owner receives visitors in English; null without a translation.
     * @example Second and fourth Thursday of the month, 15:00–17:00
     */
    reception_hours_en: string | null;
    /**
     * @description Categories of questions in display order, to filter by and to choose from when asking.
     * @example []
     */
    categories: components["schemas"]["Ref"][];
    posts: components["schemas"]["BlogPostList"];
};
type BlogOwner = {
    /**
     * @description Full name in Kazakh; null without a translation.
     * @example Айгүл Серікқызы Нұрпейісова
     */
    full_name_kz: string | null;
    /**
     * @description Full name in Russian; null without a translation.
     * @example Айгуль Сериковна Нурпеисова
     */
    full_name_ru: string | null;
    /**
     * @description Full name in English; null without a translation.
     * @example Aigul Nurpeissova
     */
    full_name_en: string | null;
    /**
     * @description Position in Kazakh; null without a translation.
     * @example Ректор, профессор
     */
    position_kz: string | null;
    /**
     * @description Position in Russian; null without a translation.
     * @example Ректор, профессор
     */
    position_ru: string | null;
    /**
     * @description Position in English; null without a translation.
     * @example Rector, Professor
     */
    position_en: string | null;
    /**
     * @description Photograph.
     * @example null
     */
    photo: components["schemas"]["Image"] | null;
};
type BlogPost = {
    /**
     * @description Id of the post.
     * @example 42
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Бірінші курс студенттеріне
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Первокурсникам
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example To our first-year students
     */
    title_en: string | null;
    /**
     * @description Sanitised HTML in Kazakh; null without a translation.
     * @example <p>Сұрақ қоюдан тартынбаңыздар.</p>
     */
    content_kz: string | null;
    /**
     * @description Sanitised HTML in Russian; null without a translation.
     * @example <p>Не стесняйтесь задавать вопросы.</p>
     */
    content_ru: string | null;
    /**
     * @description Sanitised HTML in English; null without a translation.
     * @example <p>Never be afraid to ask.</p>
     */
    content_en: string | null;
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2026-09-01T03:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-09-01T03:00:00Z
     */
    updated_at: string;
};
type BlogPostList = {
    /**
     * @description The posts of this page.
     * @example []
     */
    data: components["schemas"]["BlogPost"][];
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
type BlogQuestion = {
    /**
     * @description Id of the question.
     * @example 517
     */
    id: number;
    /**
     * @description Who asks, as it may be shown: first name and an initial.
     * @example Мадина Т.
     */
    author_display: string;
    category: components["schemas"]["Ref"];
    /**
     * @description The question in plain text.
     * @example Көктемгі семестрде жатақханадан орын бола ма?
     */
    question: string;
    /**
     * @description Sanitised HTML; null until there is an answer.
     * @example <p>Иә. Резервтік тізімде 96 студент бар, орын көктемгі семестр басталғанша табылады.</p>
     */
    answer: string | null;
    /**
     * Format: date-time
     * @description Time of the question.
     * @example 2026-11-09T05:12:00Z
     */
    asked_at: string;
    /**
     * Format: date-time
     * @description Time of the answer; null until there is one.
     * @example 2026-11-12T09:30:00Z
     */
    answered_at: string | null;
    lang: components["schemas"]["Language"];
};
type BlogQuestionList = {
    /**
     * @description The questions of this page.
     * @example []
     */
    data: components["schemas"]["BlogQuestion"][];
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
type BlogQuestionListRequest = {
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
     * @description Words that must occur in the question or the answer.
     * @example жатақхана
     */
    q?: string;
    /**
     * @description By which time the list is ordered; what has none comes last.
     * @default asked_at
     * @example answered_at
     * @enum {string}
     */
    sort?: "asked_at" | "answered_at";
    /**
     * @description Direction of `sort`.
     * @default desc
     * @example desc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Slug of the blog.
     * @example rector
     */
    blog_slug: string;
    /**
     * @description True for questions with an answer; false for those that wait for one.
     * @default true
     * @example true
     */
    answered?: boolean;
    /**
     * @description Id of a category; an unknown one gives an empty list.
     * @example 3
     */
    category_id?: number;
};
type BlogQuestionReceipt = {
    /**
     * @description Number of the question, to refer to it.
     * @example B-5QJ8-L2VG
     */
    number: string;
    /**
     * @description A moderator reads each question before its owner does.
     * @example on_moderation
     * @enum {string}
     */
    status: "on_moderation";
    /**
     * Format: date-time
     * @description Time of arrival.
     * @example 2026-11-19T06:12:40Z
     */
    received_at: string;
};
type BlogQuestionSubmission = {
    /**
     * @description Slug of the blog.
     * @example rector
     */
    blog_slug: string;
    /**
     * @description Name of the sender; only the first name and an initial are ever shown.
     * @example Мадина Тұрсынова
     */
    full_name: string;
    /**
     * Format: email
     * @description Where the answer goes; it is never shown.
     * @example madina@post.example
     */
    email: string;
    /**
     * @description One of the blog’s categories.
     * @example 3
     */
    category_id: number;
    /**
     * @description The question in plain text.
     * @example Көктемгі семестрде жатақханадан орын бола ма?
     */
    question: string;
    /**
     * @description False to have the answer by e-mail only.
     * @default true
     * @example true
     */
    is_public?: boolean;
    lang: components["schemas"]["Language"];
    captcha: components["schemas"]["CaptchaSolution"];
    consent_version: components["schemas"]["ConsentVersion"];
    /**
     * @description A trap for robots, hidden from people: it must be empty. A robot that fills it in is refused with 400.
     * @default
     * @example
     */
    website?: string;
};
type BlogRequest = {
    /**
     * @description Slug of the blog, not of a sub-site.
     * @example rector
     */
    slug: string;
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
type Breadcrumb = {
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
type BreadcrumbsRequest = {
    /**
     * @description Id of the menu item.
     * @example 21
     */
    menu_id: number;
};
type BuildManifest = {
    /**
     * @description Id of the build.
     * @example 9f2c1b7d20ab5a08aa08
     */
    id: string;
    /**
     * Format: int64
     * @description The hour in which it was built, in milliseconds since 1970.
     * @example 1795248000000
     */
    timestamp: number;
    /**
     * RouteRules
     * @description Rules by the form of an address, without its language: `/news/{id}`, where a name in braces stands for one segment, and
     *     `/page/{slug...}`, where it stands for one or more. The first that fits counts.
     * @example {
     *       "/news": {
     *         "template": "news-list"
     *       },
     *       "/news/{id}": {
     *         "template": "news",
     *         "live": true
     *       }
     *     }
     */
    rules: {
        [key: string]: components["schemas"]["RouteRule"];
    };
};
type Cafedra = {
    /**
     * @description Id of the chair.
     * @example 11
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Бағдарламалық инженерия кафедрасы
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Кафедра программной инженерии
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Chair of Software Engineering
     */
    name_en: string | null;
    /**
     * @description Portfolio of the head; the name is the full name.
     * @example null
     */
    head: components["schemas"]["Ref"] | null;
    /**
     * @description Telephone number of the office.
     * @example +7 (727) 355-46-13
     */
    phone: string | null;
    /**
     * Format: email
     * @description E-mail address of the office.
     * @example se@kokzhiek.example
     */
    email: string | null;
    /**
     * @description People with a portfolio.
     * @example 31
     */
    people_count: number;
    /**
     * @description Position in the department.
     * @example 10
     */
    sort_order: number;
};
type CaptchaChallenge = {
    /**
     * CaptchaParameters
     * @description What is to be solved: find the counter whose derived key begins with `keyPrefix`.
     */
    parameters: {
        /**
         * @description How keys are derived.
         * @example PBKDF2/SHA-256
         * @enum {string}
         */
        algorithm: "SHA-256" | "SHA-384" | "SHA-512" | "PBKDF2/SHA-256" | "PBKDF2/SHA-384" | "PBKDF2/SHA-512" | "SCRYPT" | "ARGON2ID";
        /**
         * @description Hexadecimal; with the counter as four bytes after it, the password of each derivation.
         * @example 52ceb79c117ad9863909365c5fa9957b
         */
        nonce: string;
        /**
         * @description Hexadecimal; the salt of each derivation.
         * @example f9257c4bf3f0e71b6241aaac8b84d42c
         */
        salt: string;
        /**
         * @description Cost of one derivation; for PBKDF2 its iterations.
         * @example 1000
         */
        cost: number;
        /**
         * @description Length of a derived key in bytes.
         * @example 32
         */
        keyLength: number;
        /**
         * @description Hexadecimal; how the derived key must begin.
         * @example b1f73d27b28c23255f0565c2b131af54
         */
        keyPrefix: string;
        /**
         * @description Signature of the right key, with which the server checks a solution without deriving it again.
         * @example 4aa3742cafadb55682e3d4eed2f27219f02a5e22b969b1e228e5e44ca35a89fb
         */
        keySignature?: string;
        /**
         * @description Memory of one derivation in KiB; only for SCRYPT and ARGON2ID.
         * @example 65536
         */
        memoryCost?: number;
        /**
         * @description Lanes of one derivation; only for SCRYPT and ARGON2ID.
         * @example 1
         */
        parallelism?: number;
        /**
         * Format: int64
         * @description When the challenge expires, in seconds since 1970.
         * @example 1795249200
         */
        expiresAt: number;
        /**
         * @description Whatever else the server signs.
         * @example {
         *       "form": "reception"
         *     }
         */
        data?: {
            [key: string]: string | number | boolean | null;
        };
    };
    /**
     * @description The server's signature of the parameters; it goes back with the solution.
     * @example aac54ec252cb16d83862e4be41e00d90b72be9a06b31870796acee770e5d77a0
     */
    signature: string;
};
type ChosenCategory = {
    /**
     * @description Id of the category.
     * @example 2
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Шағым
     */
    name_kz?: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Жалоба
     */
    name_ru?: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Complaint
     */
    name_en?: string | null;
    /**
     * @description Position in the list.
     * @example 20
     */
    sort_order?: number;
};
type Cooperation = {
    /**
     * @description Id of the kind.
     * @example 2
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Қос диплом
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Двойной диплом
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Dual degree
     */
    name_en: string | null;
    /**
     * @description Partner universities of the site, ended agreements included.
     * @example 6
     */
    universities_count: number;
    /**
     * @description Position in the list.
     * @example 20
     */
    sort_order: number;
};
type CouncilContacts = {
    /**
     * @description Postal address in Kazakh; null without a translation.
     * @example Алматы қ., Тянь-Шань даңғылы, 41, бас ғимарат
     */
    address_kz: string | null;
    /**
     * @description Postal address in Russian; null without a translation.
     * @example г. Алматы, проспект Тянь-Шань, 41, главный корпус
     */
    address_ru: string | null;
    /**
     * @description Postal address in English; null without a translation.
     * @example Main building, 41 Tien Shan Avenue, Almaty
     */
    address_en: string | null;
    /**
     * @description Room.
     * @example 306
     */
    room: string | null;
    /**
     * @description Telephone number.
     * @example +7 (727) 355-14-10
     */
    phone: string | null;
    /**
     * Format: email
     * @description E-mail address.
     * @example phd@kokzhiek.example
     */
    email: string | null;
};
type CouncilMember = {
    /**
     * @description Id of the portfolio, where there is one.
     * @example 527
     */
    portfolio_id: number | null;
    /**
     * @description Full name in Kazakh; null without a translation.
     * @example Асылбекова Ботагөз Маратқызы
     */
    full_name_kz: string | null;
    /**
     * @description Full name in Russian; null without a translation.
     * @example Асылбекова Ботагоз Маратовна
     */
    full_name_ru: string | null;
    /**
     * @description Full name in English; null without a translation.
     * @example Botagoz Assylbekova
     */
    full_name_en: string | null;
    /**
     * @description Degree and academic title in Kazakh; null without a translation.
     * @example PhD
     */
    degree_kz: string | null;
    /**
     * @description Degree and academic title in Russian; null without a translation.
     * @example PhD
     */
    degree_ru: string | null;
    /**
     * @description Degree and academic title in English; null without a translation.
     * @example PhD
     */
    degree_en: string | null;
};
type CountriesRequest = {
    slug: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
    /**
     * @description Countries with this kind of cooperation; an unknown one gives an empty list.
     * @example 2
     */
    cooperation_id?: number;
};
type Country = {
    /**
     * @description Id of the country.
     * @example 1
     */
    id: number;
    /**
     * @description Code of the country (ISO 3166-1 alpha-2); in lower case it is the slug of `PartnerUniversity.country`.
     * @example TR
     */
    iso2: string;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Түркия
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Турция
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Türkiye
     */
    name_en: string | null;
    /**
     * @description Partner universities of the site in it, of the cooperation where one is asked for.
     * @example 9
     */
    universities_count: number;
};
type DefenceChange = {
    /**
     * Format: date-time
     * @description Time of the change.
     * @example 2026-11-06T04:10:00Z
     */
    changed_at: string;
    /**
     * @description What has changed, as plain text in Kazakh; null without a translation.
     * @example Қорғау 20 қарашадан 27 қарашаға ауыстырылды.
     */
    text_kz: string | null;
    /**
     * @description What has changed, as plain text in Russian; null without a translation.
     * @example Защита перенесена с 20 на 27 ноября.
     */
    text_ru: string | null;
    /**
     * @description What has changed, as plain text in English; null without a translation.
     * @example The defence has been moved from 20 to 27 November.
     */
    text_en: string | null;
};
type DefenceExpert = {
    /**
     * @description Id of the portfolio; null for people from elsewhere.
     * @example 71
     */
    portfolio_id: number | null;
    /**
     * @description Full name in Kazakh; null without a translation.
     * @example Сейітқали Айгүл Ерланқызы
     */
    full_name_kz: string | null;
    /**
     * @description Full name in Russian; null without a translation.
     * @example Сейиткали Айгуль Ерланкызы
     */
    full_name_ru: string | null;
    /**
     * @description Full name in English; null without a translation.
     * @example Aigul Seitkali
     */
    full_name_en: string | null;
    /**
     * @description Degree and academic title in Kazakh; null without a translation.
     * @example PhD, қауымдастырылған профессор (доцент)
     */
    degree_kz: string | null;
    /**
     * @description Degree and academic title in Russian; null without a translation.
     * @example PhD, ассоциированный профессор (доцент)
     */
    degree_ru: string | null;
    /**
     * @description Degree and academic title in English; null without a translation.
     * @example PhD, Associate Professor
     */
    degree_en: string | null;
    /**
     * @description Where the person works, in Kazakh; null without a translation.
     * @example Көкжиек университеті, Алматы
     */
    affiliation_kz: string | null;
    /**
     * @description Where the person works, in Russian; null without a translation.
     * @example Университет «Көкжиек», Алматы
     */
    affiliation_ru: string | null;
    /**
     * @description Where the person works, in English; null without a translation.
     * @example Kokzhiek University, Almaty
     */
    affiliation_en: string | null;
    /**
     * @description The person's review; null while there is none.
     * @example null
     */
    review: components["schemas"]["File"] | null;
};
type Department = {
    /**
     * @description Id of the department.
     * @example 1
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Ақпараттық технологиялар факультеті
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Факультет информационных технологий
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Faculty of Information Technologies
     */
    name_en: string | null;
    /**
     * @description Portfolio of the head, such as the dean; the name is the full name.
     * @example null
     */
    head: components["schemas"]["Ref"] | null;
    /**
     * @description Telephone number of the office.
     * @example +7 (727) 355-46-10
     */
    phone: string | null;
    /**
     * Format: email
     * @description E-mail address of the office.
     * @example fit@kokzhiek.example
     */
    email: string | null;
    /**
     * Format: uri
     * @description Origin of its own site, such as that of a faculty, without a path: its pages are under `/kz`, `/ru` and `/en`. Null where it has none.
     * @example https://fit.kokzhiek.example
     */
    website: string | null;
    /**
     * @description People with a portfolio, those of the chairs included.
     * @example 118
     */
    people_count: number;
    /**
     * @description Position in the list.
     * @example 10
     */
    sort_order: number;
    /**
     * @description Chairs of the department in display order.
     * @example []
     */
    cafedras: components["schemas"]["Cafedra"][];
};
type DepartmentsRequest = {
    slug: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
    /**
     * @description Only this department; an unknown one gives an empty list.
     * @example 1
     */
    department_id?: number;
};
type Dissertation = {
    /**
     * @description Id of the dissertation page.
     * @example 81
     */
    id: number;
    council: components["schemas"]["DissertationCouncil"];
    /**
     * @description Code of the doctoral programme; 6D for those of the former classification.
     * @example 8D06101
     */
    program_code: string;
    /**
     * @description Name of the programme in Kazakh; null without a translation.
     * @example Компьютерлік ғылымдар
     */
    program_name_kz: string | null;
    /**
     * @description Name of the programme in Russian; null without a translation.
     * @example Компьютерные науки
     */
    program_name_ru: string | null;
    /**
     * @description Name of the programme in English; null without a translation.
     * @example Computer Science
     */
    program_name_en: string | null;
    /**
     * @description Year of the defences.
     * @example 2026
     */
    year: number;
    /**
     * @description Candidates by the day of the defence, the earliest first; those without a day come last.
     * @example []
     */
    doctorals: components["schemas"]["DoctoralSummary"][];
    /**
     * Format: date-time
     * @description Time of the last change, of a candidate too.
     * @example 2026-11-06T04:10:00Z
     */
    updated_at: string;
    /**
     * @description Reports of the council on its work, the latest first.
     * @example []
     */
    reports: components["schemas"]["File"][];
    seo: components["schemas"]["Seo"];
};
type DissertationCouncil = {
    /**
     * @description Id of the council.
     * @example 6
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example 8D061 – Ақпараттық-коммуникациялық технологиялар бағыты бойынша диссертациялық кеңес
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Диссертационный совет по направлению 8D061 – Информационно-коммуникационные технологии
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Dissertation Council 8D061 – Information and Communication Technologies
     */
    name_en: string | null;
    /**
     * @description Who presides.
     * @example null
     */
    chair: components["schemas"]["CouncilMember"] | null;
    /**
     * @description Scientific secretary, who receives documents and answers questions.
     * @example null
     */
    secretary: components["schemas"]["CouncilMember"] | null;
    contacts: components["schemas"]["CouncilContacts"];
};
type DissertationList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["DissertationSummary"][];
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
    /**
     * @description Councils to filter by, in display order, whatever the filters are.
     * @example []
     */
    councils: components["schemas"]["Ref"][];
    /**
     * @description Years to filter by, the latest first, whatever the filters are.
     * @example [
     *       2026,
     *       2025
     *     ]
     */
    years: number[];
};
type DissertationListRequest = {
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
     * @description Words that must occur in the name or the topic of a candidate, or in the programme, in any of the three languages.
     * @example спутник
     */
    q?: string;
    /**
     * @description By year or by the code of the programme; the same year goes by code.
     * @default year
     * @example year
     * @enum {string}
     */
    sort?: "year" | "program_code";
    /**
     * @description Direction of `sort`. Without it years run from the latest, codes from the lowest.
     * @example desc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Id of a council; an unknown one gives an empty list.
     * @example 6
     */
    council_id?: number;
    /**
     * @description Year of the defences.
     * @example 2026
     */
    year?: number;
    status?: components["schemas"]["DefenceStatus"];
};
type DissertationSummary = {
    /**
     * @description Id of the dissertation page.
     * @example 81
     */
    id: number;
    council: components["schemas"]["DissertationCouncil"];
    /**
     * @description Code of the doctoral programme; 6D for those of the former classification.
     * @example 8D06101
     */
    program_code: string;
    /**
     * @description Name of the programme in Kazakh; null without a translation.
     * @example Компьютерлік ғылымдар
     */
    program_name_kz: string | null;
    /**
     * @description Name of the programme in Russian; null without a translation.
     * @example Компьютерные науки
     */
    program_name_ru: string | null;
    /**
     * @description Name of the programme in English; null without a translation.
     * @example Computer Science
     */
    program_name_en: string | null;
    /**
     * @description Year of the defences.
     * @example 2026
     */
    year: number;
    /**
     * @description Candidates by the day of the defence, the earliest first; those without a day come last.
     * @example []
     */
    doctorals: components["schemas"]["DoctoralSummary"][];
    /**
     * Format: date-time
     * @description Time of the last change, of a candidate too.
     * @example 2026-11-06T04:10:00Z
     */
    updated_at: string;
};
type Doctoral = {
    /**
     * @description Id of the candidate.
     * @example 811
     */
    id: number;
    /**
     * @description Id of the dissertation page that the candidate belongs to.
     * @example 81
     */
    dissertation_id: number;
    /**
     * @description Full name in Kazakh; null without a translation.
     * @example Жанәділов Мақсат Ерланұлы
     */
    full_name_kz: string | null;
    /**
     * @description Full name in Russian; null without a translation.
     * @example Жанадилов Максат Ерланович
     */
    full_name_ru: string | null;
    /**
     * @description Full name in English; null without a translation.
     * @example Maksat Zhanadilov
     */
    full_name_en: string | null;
    /**
     * @description Topic in Kazakh; null without a translation.
     * @example Тау өзендерінің лайлануын спутниктік дерек бойынша бағалау
     */
    topic_kz: string | null;
    /**
     * @description Topic in Russian; null without a translation.
     * @example Оценка мутности горных рек по спутниковым данным
     */
    topic_ru: string | null;
    /**
     * @description Topic in English; null without a translation.
     * @example Estimating the turbidity of mountain rivers from satellite data
     */
    topic_en: string | null;
    /**
     * @description Degree that is sought, in Kazakh; null without a translation.
     * @example философия докторы (PhD)
     */
    degree_kz: string | null;
    /**
     * @description Degree that is sought, in Russian; null without a translation.
     * @example доктор философии (PhD)
     */
    degree_ru: string | null;
    /**
     * @description Degree that is sought, in English; null without a translation.
     * @example Doctor of Philosophy (PhD)
     */
    degree_en: string | null;
    /**
     * Format: date-time
     * @description Day and time of the defence; null while there is none.
     * @example 2026-11-27T10:00:00Z
     */
    defence_at: string | null;
    status: components["schemas"]["DefenceStatus"];
    /**
     * @description Where the defence takes place, in Kazakh; null without a translation.
     * @example Бас ғимарат, 215-зал
     */
    place_kz: string | null;
    /**
     * @description Where the defence takes place, in Russian; null without a translation.
     * @example Главный корпус, зал 215
     */
    place_ru: string | null;
    /**
     * @description Where the defence takes place, in English; null without a translation.
     * @example Main building, hall 215
     */
    place_en: string | null;
    /**
     * @description Where the defence is streamed.
     * @example https://video.kokzhiek.example/live/8d061
     */
    stream_url: string | null;
    /**
     * @description The dissertation.
     * @example null
     */
    thesis: components["schemas"]["File"] | null;
    /**
     * @description Annotation in Kazakh; null while there is none.
     * @example null
     */
    annotation_kz: components["schemas"]["File"] | null;
    /**
     * @description Annotation in Russian; null while there is none.
     * @example null
     */
    annotation_ru: components["schemas"]["File"] | null;
    /**
     * @description Annotation in English; null while there is none.
     * @example null
     */
    annotation_en: components["schemas"]["File"] | null;
    /**
     * @description List of the candidate's publications on the topic.
     * @example null
     */
    publications: components["schemas"]["File"] | null;
    /**
     * @description Scientific consultants, usually one of the university and one from abroad, with their reviews.
     * @example []
     */
    consultants: components["schemas"]["DefenceExpert"][];
    /**
     * @description Official reviewers with their reviews.
     * @example []
     */
    reviewers: components["schemas"]["DefenceExpert"][];
    /**
     * @description Recording of the defence.
     * @example https://video.kokzhiek.example/8d061/2026-06-19
     */
    video_url: string | null;
    /**
     * @description What has changed since the defence was announced, the latest first.
     * @example []
     */
    changes: components["schemas"]["DefenceChange"][];
    /**
     * @description Conclusion of the council's commission on the dissertation.
     * @example null
     */
    conclusion: components["schemas"]["File"] | null;
    /**
     * Format: date-time
     * @description Time of publication of the notice.
     * @example 2026-10-26T05:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-11-06T04:10:00Z
     */
    updated_at: string;
    seo: components["schemas"]["Seo"];
};
type DoctoralRequest = {
    /**
     * @description Id of the dissertation page.
     * @example 81
     */
    id: number;
    /**
     * @description Id of the candidate.
     * @example 811
     */
    doctoral_id: number;
    slug?: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
};
type DoctoralScore = {
    /**
     * @description Id of the item.
     * @example 9501
     */
    id: number;
    /**
     * @description Year of admission.
     * @example 2026
     */
    year: number;
    /**
     * @description Code of the group of programmes.
     * @example D094
     */
    group_code: string;
    /**
     * @description Name of the group of programmes in Kazakh; null without a translation.
     * @example Ақпараттық технологиялар
     */
    group_name_kz: string | null;
    /**
     * @description Name of the group of programmes in Russian; null without a translation.
     * @example Информационные технологии
     */
    group_name_ru: string | null;
    /**
     * @description Name of the group of programmes in English; null without a translation.
     * @example Information technology
     */
    group_name_en: string | null;
    /**
     * @description Id of the direction of training.
     * @example 81
     */
    direction_id: number;
    /** @description Language of instruction of the places. */
    edu_lang: components["schemas"]["TeachingLanguage"];
    /**
     * @description Places.
     * @example 4
     */
    places_count: number;
    /**
     * @description Lowest points of 100 in the whole entrance examination that won a place; null when nobody was admitted.
     * @example 81
     */
    score_min: number | null;
    /**
     * @description Lowest points in the examination in the field, a part of the whole; null when nobody was admitted.
     * @example 16
     */
    exam_score_min: number | null;
    /**
     * @description Foreign language: the band of IELTS Academic that was required, or its equal in another certificate; null when none was.
     * @example 5.5
     */
    language_score_min: number | null;
    funding: components["schemas"]["StudyFunding"];
};
type DoctoralScoreList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["DoctoralScore"][];
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
    /**
     * @description All years with scores for doctorates on the site, newest first; filters do not narrow them.
     * @example [
     *       2026,
     *       2025
     *     ]
     */
    years: number[];
};
type DoctoralScoreListRequest = {
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
     * @description Words to look for in names and codes of groups, in all languages; all must occur.
     * @example D094
     */
    q?: string;
    /**
     * @description What the list is sorted by; among equals by year, newest first, then by group, language and funding. Rows without the points come last either way.
     * @default year
     * @example year
     * @enum {string}
     */
    sort?: "year" | "group_code" | "group_name" | "score_min" | "places_count";
    /**
     * @description Direction of `sort`; without it `desc` by year and by places and `asc` otherwise.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Year of admission; all years without it.
     * @example 2026
     */
    year?: number;
    /**
     * @description Scores of this direction of training; an unknown one gives an empty list.
     * @example 81
     */
    direction_id?: number;
    /**
     * @description Scores of this group of programmes.
     * @example D094
     */
    group_code?: string;
    /** @description Scores of places with this language of instruction. */
    edu_lang?: components["schemas"]["TeachingLanguage"];
    /** @description Scores of places with this funding. */
    funding?: components["schemas"]["StudyFunding"];
};
type DoctoralSummary = {
    /**
     * @description Id of the candidate.
     * @example 811
     */
    id: number;
    /**
     * @description Id of the dissertation page that the candidate belongs to.
     * @example 81
     */
    dissertation_id: number;
    /**
     * @description Full name in Kazakh; null without a translation.
     * @example Жанәділов Мақсат Ерланұлы
     */
    full_name_kz: string | null;
    /**
     * @description Full name in Russian; null without a translation.
     * @example Жанадилов Максат Ерланович
     */
    full_name_ru: string | null;
    /**
     * @description Full name in English; null without a translation.
     * @example Maksat Zhanadilov
     */
    full_name_en: string | null;
    /**
     * @description Topic in Kazakh; null without a translation.
     * @example Тау өзендерінің лайлануын спутниктік дерек бойынша бағалау
     */
    topic_kz: string | null;
    /**
     * @description Topic in Russian; null without a translation.
     * @example Оценка мутности горных рек по спутниковым данным
     */
    topic_ru: string | null;
    /**
     * @description Topic in English; null without a translation.
     * @example Estimating the turbidity of mountain rivers from satellite data
     */
    topic_en: string | null;
    /**
     * @description Degree that is sought, in Kazakh; null without a translation.
     * @example философия докторы (PhD)
     */
    degree_kz: string | null;
    /**
     * @description Degree that is sought, in Russian; null without a translation.
     * @example доктор философии (PhD)
     */
    degree_ru: string | null;
    /**
     * @description Degree that is sought, in English; null without a translation.
     * @example Doctor of Philosophy (PhD)
     */
    degree_en: string | null;
    /**
     * Format: date-time
     * @description Day and time of the defence; null while there is none.
     * @example 2026-11-27T10:00:00Z
     */
    defence_at: string | null;
    status: components["schemas"]["DefenceStatus"];
};
type Document = {
    /**
     * @description Id of the item.
     * @example 501
     */
    id: number;
    /** @description Its category. */
    category: components["schemas"]["Ref"];
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Академиялық адалдық саясаты
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Политика академической честности
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Academic Integrity Policy
     */
    title_en: string | null;
    /**
     * @description Registration number, as written in the document; null without one.
     * @example № 27
     */
    number: string | null;
    /**
     * Format: date
     * @description Day of approval; null when unknown.
     * @example 2026-05-29
     */
    approved_at: string | null;
    /**
     * Format: date
     * @description Last day of validity; null without an end.
     * @example 2029-05-29
     */
    valid_until: string | null;
    /**
     * @description The document, one file a language or format; the order is the editor’s.
     * @example []
     */
    files: components["schemas"]["File"][];
    /**
     * @description Version, as the department counts it; null when it does not.
     * @example 4.0
     */
    version: string | null;
    /**
     * @description Id of the document that this one replaces; null for a first version.
     * @example 412
     */
    replaces_id: number | null;
    /**
     * Format: date-time
     * @description Time of the last change of this entry.
     * @example 2026-06-01T05:00:00Z
     */
    updated_at: string;
};
type DocumentCategory = {
    /**
     * @description Id of the category.
     * @example 11
     */
    id: number;
    /**
     * @description Id of the category above; null at the top.
     * @example 10
     */
    parent_id: number | null;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Қабылдау ережелері
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Правила приёма
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Admissions
     */
    name_en: string | null;
    /**
     * @description Documents in it and in the categories below; replaced ones are left out without `include_replaced`.
     * @example 6
     */
    documents_count: number;
    /**
     * @description Position among its siblings.
     * @example 10
     */
    sort_order: number;
};
type DocumentList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["Document"][];
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
    /**
     * @description All categories with documents on the site, and those above them, in display order; filters do not narrow them.
     * @example []
     */
    categories: components["schemas"]["DocumentCategory"][];
    /**
     * @description Years in which documents of the site were approved, of the category and the language that are asked for, replaced ones among them with `include_replaced`, the latest first; `year` and `q` do not narrow them.
     * @example [
     *       2026,
     *       2025
     *     ]
     */
    years: number[];
};
type DocumentListRequest = {
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
     * @description Words to look for in titles and numbers, in all languages; all must occur.
     * @example қабылдау
     */
    q?: string;
    /**
     * @description What the list is sorted by. Documents without a date of approval come last either way.
     * @default approved_at
     * @example approved_at
     * @enum {string}
     */
    sort?: "approved_at" | "title";
    /**
     * @description Direction of `sort`; without it `desc` by date and `asc` by title.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Documents of this category and of those below it; an unknown one gives an empty list.
     * @example 11
     */
    category_id?: number;
    /**
     * @description Year of approval.
     * @example 2026
     */
    year?: number;
    /** @description Documents with a file in this language. */
    doc_lang?: components["schemas"]["Language"];
    /**
     * @description True to list also documents that a newer version replaces.
     * @default false
     * @example true
     */
    include_replaced?: boolean;
};
type Entry = {
    /**
     * @description Id of the entry.
     * @example 701
     */
    id: number;
    /**
     * @description Id of the list.
     * @example 7
     */
    list_id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Шахмат клубы
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Шахматный клуб
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Chess club
     */
    title_en: string | null;
    /**
     * @description Text as sanitised HTML in Kazakh; null without a translation.
     * @example <p>Сейсенбі және бейсенбі, 18:00.</p>
     */
    text_kz: string | null;
    /**
     * @description Text as sanitised HTML in Russian; null without a translation.
     * @example <p>По вторникам и четвергам в 18:00.</p>
     */
    text_ru: string | null;
    /**
     * @description Text as sanitised HTML in English; null without a translation.
     * @example <p>Tuesdays and Thursdays at 6 p.m.</p>
     */
    text_en: string | null;
    /**
     * @description Where the entry leads: an external URL or a path of the site without a language.
     * @example /page/students/clubs
     */
    link: string | null;
    /**
     * @description Picture of the entry.
     * @example null
     */
    image: components["schemas"]["Image"] | null;
    /**
     * @description Documents that belong to the entry.
     * @example []
     */
    files: components["schemas"]["File"][];
    /**
     * @description Position in the list.
     * @example 10
     */
    sort_order: number;
};
type EntryList = {
    /**
     * @description Title of the list in Kazakh; null without a translation.
     * @example Клубтар мен үйірмелер
     */
    title_kz: string | null;
    /**
     * @description Title of the list in Russian; null without a translation.
     * @example Клубы и кружки
     */
    title_ru: string | null;
    /**
     * @description Title of the list in English; null without a translation.
     * @example Clubs and societies
     */
    title_en: string | null;
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["Entry"][];
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
    /**
     * @description First letters of the titles in the language `lang`, in its alphabetical order, whatever `letter`, `page` and `q` are.
     * @example [
     *       "А",
     *       "Ә",
     *       "Б"
     *     ]
     */
    letters: string[];
};
type EntryListRequest = {
    /**
     * @description Id of the list.
     * @example 7
     */
    list_id: number;
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
     * @description Words that must occur in the title or the text, in any of the three languages.
     * @example шахмат
     */
    q?: string;
    /**
     * @description As the editors ordered them, or by title in the language `lang`.
     * @default position
     * @example title
     * @enum {string}
     */
    sort?: "position" | "title";
    /**
     * @description Direction of `sort`.
     * @default asc
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description First letter of the title in the language `lang`, in either case.
     * @example Ш
     */
    letter?: string;
};
type Event = {
    /**
     * @description Id of the event.
     * @example 501
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Ашық есік күні
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example День открытых дверей
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Open Day
     */
    title_en: string | null;
    /**
     * @description What awaits visitors, in Kazakh; null without a translation.
     * @example Кафедралармен танысу, зертханаларға саяхат, сұрақ-жауап.
     */
    summary_kz: string | null;
    /**
     * @description What awaits visitors, in Russian; null without a translation.
     * @example Знакомство с кафедрами, экскурсии по лабораториям, ответы на вопросы.
     */
    summary_ru: string | null;
    /**
     * @description What awaits visitors, in English; null without a translation.
     * @example Meet the departments, tour the laboratories and ask your questions.
     */
    summary_en: string | null;
    category: components["schemas"]["Ref"];
    /**
     * Format: date-time
     * @description Start; of an all-day event midnight in `timezone` at the beginning of the first day.
     * @example 2026-12-05T05:00:00Z
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End; of an all-day event midnight at the end of the last day. Null where it is open.
     * @example 2026-12-05T09:00:00Z
     */
    ends_at: string | null;
    /**
     * Format: date-time
     * @description The start announced before, where `status` is rescheduled; null otherwise.
     * @example null
     */
    previous_starts_at: string | null;
    /**
     * @description True where only the days count.
     * @example false
     */
    all_day: boolean;
    /**
     * @description IANA time zone in which the event is held.
     * @example Asia/Almaty
     */
    timezone: string;
    /**
     * @description Place in Kazakh; null without a translation.
     * @example Бас ғимарат, акт залы
     */
    place_kz: string | null;
    /**
     * @description Place in Russian; null without a translation.
     * @example Главный корпус, актовый зал
     */
    place_ru: string | null;
    /**
     * @description Place in English; null without a translation.
     * @example Main building, assembly hall
     */
    place_en: string | null;
    /**
     * @description Room.
     * @example 215
     */
    room: string | null;
    /**
     * @description Where to join over the network.
     * @example https://video.kokzhiek.example/live/open-day
     */
    online_url: string | null;
    attendance_mode: components["schemas"]["AttendanceMode"];
    status: components["schemas"]["EventStatus"];
    /**
     * @description Organiser in Kazakh; null without a translation.
     * @example Қабылдау комиссиясы
     */
    organizer_kz: string | null;
    /**
     * @description Organiser in Russian; null without a translation.
     * @example Приёмная комиссия
     */
    organizer_ru: string | null;
    /**
     * @description Organiser in English; null without a translation.
     * @example Admission committee
     */
    organizer_en: string | null;
    /**
     * @description Where to register; null where there is no need.
     * @example https://forms.kokzhiek.example/open-day
     */
    registration_url: string | null;
    /**
     * @description Price in KZT; 0 for free admission, null where nothing is said.
     * @example 0
     */
    price: number | null;
    /**
     * @description Picture of the event.
     * @example null
     */
    image: components["schemas"]["Image"] | null;
    /**
     * @description The event as an iCalendar file; null where the server makes none.
     * @example /media/events/501.ics
     */
    ics_url: string | null;
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2026-11-10T04:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-11-16T07:20:00Z
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
    /**
     * @description Sanitised HTML in Kazakh; null without a translation.
     * @example <p>Тіркелу сағат 9:30-да басталады.</p>
     */
    content_kz: string | null;
    /**
     * @description Sanitised HTML in Russian; null without a translation.
     * @example <p>Регистрация начнётся в 9:30.</p>
     */
    content_ru: string | null;
    /**
     * @description Sanitised HTML in English; null without a translation.
     * @example <p>Registration opens at 9.30 a.m.</p>
     */
    content_en: string | null;
    /**
     * @description Documents of the event, such as its programme.
     * @example []
     */
    files: components["schemas"]["File"][];
    seo: components["schemas"]["Seo"];
};
type EventCategory = {
    /**
     * @description Id of the category.
     * @example 1
     */
    id: number;
    /**
     * @description Its part of the address.
     * @example admission
     */
    slug: string;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Талапкерлерге
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Поступающим
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example For applicants
     */
    name_en: string | null;
    /**
     * @description Published events on the site, those that are over included.
     * @example 6
     */
    events_count: number;
    /**
     * @description Published events on the site that are not over yet.
     * @example 2
     */
    upcoming_count: number;
    /**
     * @description Position in the list.
     * @example 10
     */
    sort_order: number;
};
type EventList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["EventSummary"][];
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
type EventListRequest = {
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
     * @description Words that must occur in the title, the summary or the place, in any of the three languages.
     * @example ашық есік
     */
    q?: string;
    /**
     * @description What is not over yet, the soonest first, then what is over, the latest first; or by start; or by title in the language `lang`.
     * @default upcoming_first
     * @example upcoming_first
     * @enum {string}
     */
    sort?: "upcoming_first" | "starts_at" | "title";
    /**
     * @description Direction of `sort`; it does not touch `upcoming_first`.
     * @default asc
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Slug of a category; an unknown one gives an empty list.
     * @example admission
     */
    category_slug?: string;
    /**
     * @description True for events that are not over yet, false for those that are; both without it.
     * @example true
     */
    upcoming?: boolean;
    /**
     * @description Year and month.
     * @example 2026-12
     */
    month?: string;
    /**
     * Format: date
     * @description First day.
     * @example 2026-12-01
     */
    from?: string;
    /**
     * Format: date
     * @description Last day, included; before `from` it gives an empty list.
     * @example 2026-12-31
     */
    to?: string;
};
type EventSummary = {
    /**
     * @description Id of the event.
     * @example 501
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Ашық есік күні
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example День открытых дверей
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Open Day
     */
    title_en: string | null;
    /**
     * @description What awaits visitors, in Kazakh; null without a translation.
     * @example Кафедралармен танысу, зертханаларға саяхат, сұрақ-жауап.
     */
    summary_kz: string | null;
    /**
     * @description What awaits visitors, in Russian; null without a translation.
     * @example Знакомство с кафедрами, экскурсии по лабораториям, ответы на вопросы.
     */
    summary_ru: string | null;
    /**
     * @description What awaits visitors, in English; null without a translation.
     * @example Meet the departments, tour the laboratories and ask your questions.
     */
    summary_en: string | null;
    category: components["schemas"]["Ref"];
    /**
     * Format: date-time
     * @description Start; of an all-day event midnight in `timezone` at the beginning of the first day.
     * @example 2026-12-05T05:00:00Z
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description End; of an all-day event midnight at the end of the last day. Null where it is open.
     * @example 2026-12-05T09:00:00Z
     */
    ends_at: string | null;
    /**
     * Format: date-time
     * @description The start announced before, where `status` is rescheduled; null otherwise.
     * @example null
     */
    previous_starts_at: string | null;
    /**
     * @description True where only the days count.
     * @example false
     */
    all_day: boolean;
    /**
     * @description IANA time zone in which the event is held.
     * @example Asia/Almaty
     */
    timezone: string;
    /**
     * @description Place in Kazakh; null without a translation.
     * @example Бас ғимарат, акт залы
     */
    place_kz: string | null;
    /**
     * @description Place in Russian; null without a translation.
     * @example Главный корпус, актовый зал
     */
    place_ru: string | null;
    /**
     * @description Place in English; null without a translation.
     * @example Main building, assembly hall
     */
    place_en: string | null;
    /**
     * @description Room.
     * @example 215
     */
    room: string | null;
    /**
     * @description Where to join over the network.
     * @example https://video.kokzhiek.example/live/open-day
     */
    online_url: string | null;
    attendance_mode: components["schemas"]["AttendanceMode"];
    status: components["schemas"]["EventStatus"];
    /**
     * @description Organiser in Kazakh; null without a translation.
     * @example Қабылдау комиссиясы
     */
    organizer_kz: string | null;
    /**
     * @description Organiser in Russian; null without a translation.
     * @example Приёмная комиссия
     */
    organizer_ru: string | null;
    /**
     * @description Organiser in English; null without a translation.
     * @example Admission committee
     */
    organizer_en: string | null;
    /**
     * @description Where to register; null where there is no need.
     * @example https://forms.kokzhiek.example/open-day
     */
    registration_url: string | null;
    /**
     * @description Price in KZT; 0 for free admission, null where nothing is said.
     * @example 0
     */
    price: number | null;
    /**
     * @description Picture of the event.
     * @example null
     */
    image: components["schemas"]["Image"] | null;
    /**
     * @description The event as an iCalendar file; null where the server makes none.
     * @example /media/events/501.ics
     */
    ics_url: string | null;
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2026-11-10T04:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-11-16T07:20:00Z
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
type Gallery = {
    /**
     * @description Id of the gallery.
     * @example 15
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Бітіру салтанаты – 2026
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Выпускной – 2026
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Graduation 2026
     */
    title_en: string | null;
    /**
     * @description What the pictures are of, as plain text in Kazakh; null without a translation.
     * @example 27 маусымда 1 960 түлек диплом алды.
     */
    description_kz: string | null;
    /**
     * @description What the pictures are of, as plain text in Russian; null without a translation.
     * @example 27 июня дипломы получили 1 960 выпускников.
     */
    description_ru: string | null;
    /**
     * @description What the pictures are of, as plain text in English; null without a translation.
     * @example On 27 June 1,960 graduates received their degrees.
     */
    description_en: string | null;
    /**
     * @description Pictures in display order; each can be linked to by its id.
     * @example []
     */
    images: components["schemas"]["Image"][];
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-06-29T04:00:00Z
     */
    updated_at: string;
};
type GalleryRequest = {
    /**
     * @description Id of the gallery.
     * @example 15
     */
    gallery_id: number;
    slug?: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
};
type HeroLink = {
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
type Image = {
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
     * @description The same picture in other formats and sizes, by type, best first, then by width, ascending; absent for a large drawing (SVG), which fits every size. A small one, such as a logo, has WebP in up to twice its own width, unless it has text or styles that only a browser can draw.
     * @example [
     *       {
     *         "type": "image/avif",
     *         "width": 960,
     *         "url": "/media/lecture-960-0c41d9aa.avif"
     *       },
     *       {
     *         "type": "image/webp",
     *         "width": 960,
     *         "url": "/media/lecture-960-55b07e13.webp"
     *       }
     *     ]
     */
    sources?: components["schemas"]["ImageSource"][];
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
type ImageSource = {
    /**
     * @description Media type.
     * @example image/avif
     */
    type: string;
    /**
     * @description Width in pixels; the proportions are those of the picture.
     * @example 960
     */
    width: number;
    /**
     * @description Address; the file name holds a hash, so it may be cached for ever.
     * @example /media/lecture-960-0c41d9aa.avif
     */
    url: string;
};
type ItemRequest = {
    /**
     * @description Id of the item.
     * @example 1001
     */
    id: number;
    slug?: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
};
type KeyFigure = {
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
type LatestBuild = {
    /**
     * @description Id of the build.
     * @example 9f2c1b7d20ab5a08aa08
     */
    id: string;
    /**
     * Format: int64
     * @description The hour in which it was built, in milliseconds since 1970.
     * @example 1795248000000
     */
    timestamp: number;
};
type MenuItem = {
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
type MenuRequest = {
    slug: components["schemas"]["SiteSlug"];
    /**
     * @description True for the items of the main navigation only.
     * @example true
     */
    is_main: boolean;
};
type News = {
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
     * @description Pictures beside the text, in display order.
     * @example []
     */
    gallery: components["schemas"]["Image"][];
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
    former_addresses?: components["schemas"]["FormerAddresses"];
    seo: components["schemas"]["Seo"];
};
type NewsCategory = {
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
type NewsCategoryRef = {
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
type NewsList = {
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
    /**
     * @description Years in which news was published, of the category where one is asked for, the latest first; other filters do not narrow them.
     * @example [
     *       2026,
     *       2025
     *     ]
     */
    years: number[];
};
type NewsListRequest = {
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
     * @description Words that must occur in the title, the lead or the content, in any of the three languages.
     * @example кітапхана
     */
    q?: string;
    /**
     * @description By the time of publication, by how often items were opened, or by title in the language `lang`.
     * @default published_at
     * @example published_at
     * @enum {string}
     */
    sort?: "published_at" | "views" | "title";
    /**
     * @description Direction of `sort`. Without it the newest and the most read come first, titles run from A to Z.
     * @example desc
     * @enum {string}
     */
    order?: "asc" | "desc";
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
type NewsRef = {
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
type NewsSummary = {
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
type OneClickUnsubscribe = {
    /**
     * @description The only value that RFC 8058 knows.
     * @example One-Click
     * @enum {string}
     */
    "List-Unsubscribe": "One-Click";
};
type Page = {
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
     * @description Blocks that the content embeds, in the order in which they first occur in Kazakh, then Russian, then English; equal ones once.
     * @example [
     *       {
     *         "name": "PriceEducation",
     *         "props": {
     *           "category_id": 3
     *         }
     *       }
     *     ]
     */
    blocks: components["schemas"]["PageBlock"][];
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
    former_addresses?: components["schemas"]["FormerAddresses"];
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
type PageBlock = {
    /**
     * @description Name of the block, such as PriceEducation.
     * @example PriceEducation
     */
    name: string;
    /**
     * @description The block's options as the editor gave them; each block says which it knows.
     * @example {
     *       "category_id": 3
     *     }
     */
    props: {
        [key: string]: unknown;
    };
};
type PageList = {
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
type PageListRequest = {
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
     * @description Pages that have this block, the one that suits best as its page first; an unknown one gives an empty list.
     * @example VacancyList
     */
    block?: string;
};
type PagePayload = {
    /**
     * @description The chunk with the page's template.
     * @example component---src-templates-news-item-tsx
     */
    componentChunkName: string;
    /**
     * @description Path of the page.
     * @example /kz/news/1004/
     */
    path: string;
    /**
     * @description Pattern of the paths that the page serves, where it is more than one.
     * @example /kz/portfolio/*
     */
    matchPath?: string;
    /**
     * PagePayloadResult
     * @description What the template gets.
     * @example {
     *       "data": {},
     *       "pageContext": {}
     *     }
     */
    result: {
        /**
         * @description Answer to the template's query; absent where it has none.
         * @example {
         *       "news": {
         *         "id": 1004
         *       }
         *     }
         */
        data?: {
            [key: string]: unknown;
        };
        /**
         * @description What the page was made with.
         * @example {
         *       "language": "kz"
         *     }
         */
        pageContext: {
            [key: string]: unknown;
        };
    };
    /**
     * @description Names of further data files that the page needs.
     * @example []
     */
    staticQueryHashes: string[];
    /**
     * @description Gatsby's slices by name; absent where the build has none.
     * @example {}
     */
    slicesMap?: {
        [key: string]: string;
    };
    /**
     * @description Gatsby's own id of the page in its manifest.
     * @example 7
     */
    manifestId?: string;
};
type PageSummary = {
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
     * @description Blocks that the content embeds and visitors are shown, in the order in which they first occur in Kazakh, then Russian, then English; equal ones once.
     * @example [
     *       {
     *         "name": "PriceEducation",
     *         "props": {
     *           "category_id": 3
     *         }
     *       }
     *     ]
     */
    blocks: components["schemas"]["PageBlock"][];
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-09-14T05:30:00Z
     */
    updated_at: string;
};
type PartnerUniversity = {
    /**
     * @description Id of the item.
     * @example 151
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Измир Көрфез университеті
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Университет Измир Кёрфез
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Izmir Körfez University
     */
    name_en: string | null;
    /** @description Its country; the slug is the ISO code in lower case. */
    country: components["schemas"]["Ref"];
    /**
     * @description City in Kazakh; null without a translation.
     * @example Измир
     */
    city_kz: string | null;
    /**
     * @description City in Russian; null without a translation.
     * @example Измир
     */
    city_ru: string | null;
    /**
     * @description City in English; null without a translation.
     * @example Izmir
     */
    city_en: string | null;
    /**
     * @description Logo.
     * @example null
     */
    logo: components["schemas"]["Image"] | null;
    /**
     * @description Its website; null without one.
     * @example https://izmirkorfez.example
     */
    website: string | null;
    /**
     * @description Ids of the kinds of cooperation.
     * @example [
     *       1,
     *       2
     *     ]
     */
    cooperation_ids: number[];
    /**
     * @description Number of the agreement; null without one.
     * @example № 112-М
     */
    agreement_number: string | null;
    /**
     * Format: date
     * @description Day of signing; null when unknown.
     * @example 2024-04-18
     */
    signed_at: string | null;
    /**
     * Format: date
     * @description Last day of the agreement; null without an end.
     * @example 2029-04-17
     */
    valid_until: string | null;
    /**
     * @description True when the agreement is in force today in Almaty.
     * @example true
     */
    is_active: boolean;
    /**
     * @description Latitude in degrees (WGS 84); null together with the other when the place is unknown.
     * @example 38.4237
     */
    lat: number | null;
    /**
     * @description Longitude in degrees (WGS 84); null together with the other when the place is unknown.
     * @example 27.1428
     */
    lng: number | null;
};
type PartnerUniversityList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["PartnerUniversity"][];
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
type PartnerUniversityListRequest = {
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
     * @description Words to look for in names and cities, in all languages; all must occur.
     * @example Измир
     */
    q?: string;
    /**
     * @description What the list is sorted by. Agreements without the date come last either way.
     * @default name
     * @example name
     * @enum {string}
     */
    sort?: "name" | "country" | "signed_at" | "valid_until";
    /**
     * @description Direction of `sort`; without it `desc` by day of signing and `asc` otherwise.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Universities of this country; an unknown one gives an empty list.
     * @example 1
     */
    country_id?: number;
    /**
     * @description Universities with this kind of cooperation; an unknown one gives an empty list.
     * @example 2
     */
    cooperation_id?: number;
    /**
     * @description True for agreements in force today, false for ended ones; both without it.
     * @example true
     */
    active?: boolean;
};
type PassingScore = {
    /**
     * @description Id of the item.
     * @example 9001
     */
    id: number;
    /**
     * @description Id of its category, which says how many points there are.
     * @example 1
     */
    category_id: number;
    /**
     * @description Year of admission.
     * @example 2026
     */
    year: number;
    /**
     * @description Code of the group of programmes.
     * @example B057
     */
    group_code: string;
    /**
     * @description Name of the group of programmes in Kazakh; null without a translation.
     * @example Ақпараттық технологиялар
     */
    group_name_kz: string | null;
    /**
     * @description Name of the group of programmes in Russian; null without a translation.
     * @example Информационные технологии
     */
    group_name_ru: string | null;
    /**
     * @description Name of the group of programmes in English; null without a translation.
     * @example Information technology
     */
    group_name_en: string | null;
    /**
     * @description Id of the field of training.
     * @example 6
     */
    field_id: number;
    /**
     * @description Id of the direction of training.
     * @example 61
     */
    direction_id: number;
    /** @description Language of instruction of the places. */
    edu_lang: components["schemas"]["TeachingLanguage"];
    competition: components["schemas"]["ScoreCompetition"];
    /**
     * @description Lowest points that won a place; null when nobody was admitted.
     * @example 97
     */
    score_min: number | null;
    /**
     * @description Highest points that won a place; null when nobody was admitted.
     * @example 131
     */
    score_max: number | null;
    /**
     * @description Grants for this university; null when unknown.
     * @example 60
     */
    grants_count: number | null;
    /**
     * @description Applicants; null when unknown.
     * @example 412
     */
    applicants_count: number | null;
    /**
     * @description Points with which one could apply: 50 of 140 in the UNT unless the university, or the state for law, teaching and medicine, asks for more; null when there was none.
     * @example 70
     */
    threshold_score: number | null;
    /**
     * @description The two profile subjects of the UNT; empty above the bachelor’s level.
     * @example [
     *       {
     *         "id": 1,
     *         "slug": null,
     *         "name_kz": "Математика",
     *         "name_ru": "Математика",
     *         "name_en": "Mathematics"
     *       },
     *       {
     *         "id": 2,
     *         "slug": null,
     *         "name_kz": "Информатика",
     *         "name_ru": "Информатика",
     *         "name_en": "Informatics"
     *       }
     *     ]
     */
    profile_subjects: components["schemas"]["Ref"][];
    /**
     * @description Where the figures were published: a URL, or on the main site a path of it without a language; null without an address.
     * @example /news/1022
     */
    source_url: string | null;
};
type PassingScoreList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["PassingScore"][];
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
    /**
     * @description All years with scores on the site, of the category where one is asked for, newest first; other filters do not narrow them.
     * @example [
     *       2026,
     *       2025,
     *       2024
     *     ]
     */
    years: number[];
};
type PassingScoreListRequest = {
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
     * @description Words to look for in names and codes of groups, in all languages; all must occur.
     * @example B057
     */
    q?: string;
    /**
     * @description What the list is sorted by; among equals by year, newest first, then by group, language and competition. Rows without the points come last either way.
     * @default year
     * @example year
     * @enum {string}
     */
    sort?: "year" | "group_code" | "group_name" | "score_min";
    /**
     * @description Direction of `sort`; without it `desc` by year and `asc` otherwise.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Scores of this category; an unknown one gives an empty list.
     * @example 1
     */
    category_id?: number;
    /**
     * @description Year of admission; all years without it.
     * @example 2026
     */
    year?: number;
    /**
     * @description Scores of this field of training; an unknown one gives an empty list.
     * @example 6
     */
    field_id?: number;
    /**
     * @description Scores of this direction of training; an unknown one gives an empty list.
     * @example 61
     */
    direction_id?: number;
    /**
     * @description Scores of this group of programmes, for a chart over the years.
     * @example B057
     */
    group_code?: string;
    /** @description Scores of places with this language of instruction. */
    edu_lang?: components["schemas"]["TeachingLanguage"];
    /** @description Scores of this competition. */
    competition?: components["schemas"]["ScoreCompetition"];
    /**
     * @description Points of an applicant: only rows whose `score_min` is not above them; rows without one are left out.
     * @example 98
     */
    score?: number;
};
type Portfolio = {
    /**
     * @description Id of the portfolio.
     * @example 71
     */
    id: number;
    /**
     * @description Readable name for addresses that show more than the id; null without one.
     * @example aigul-seitkali
     */
    slug: string | null;
    /**
     * @description Last name in Kazakh; null without a translation.
     * @example Сейітқали
     */
    last_name_kz: string | null;
    /**
     * @description Last name in Russian; null without a translation.
     * @example Сейиткали
     */
    last_name_ru: string | null;
    /**
     * @description Last name in English; null without a translation.
     * @example Seitkali
     */
    last_name_en: string | null;
    /**
     * @description First name in Kazakh; null without a translation.
     * @example Айгүл
     */
    first_name_kz: string | null;
    /**
     * @description First name in Russian; null without a translation.
     * @example Айгуль
     */
    first_name_ru: string | null;
    /**
     * @description First name in English; null without a translation.
     * @example Aigul
     */
    first_name_en: string | null;
    /**
     * @description Patronymic in Kazakh; null without a translation.
     * @example Ерланқызы
     */
    middle_name_kz: string | null;
    /**
     * @description Patronymic in Russian; null without a translation.
     * @example Ерланкызы
     */
    middle_name_ru: string | null;
    /**
     * @description Patronymic in English; null without a translation.
     * @example Yerlankyzy
     */
    middle_name_en: string | null;
    /**
     * @description Position in Kazakh; null without a translation.
     * @example Бағдарламалық инженерия кафедрасының қауымдастырылған профессоры
     */
    position_kz: string | null;
    /**
     * @description Position in Russian; null without a translation.
     * @example Ассоциированный профессор кафедры программной инженерии
     */
    position_ru: string | null;
    /**
     * @description Position in English; null without a translation.
     * @example Associate Professor, Chair of Software Engineering
     */
    position_en: string | null;
    /**
     * @description Highest degree, to filter by; null without one.
     * @example phd
     */
    degree_code: components["schemas"]["AcademicDegree"] | null;
    /**
     * @description Highest degree as it is written, in Kazakh; null without a translation.
     * @example PhD
     */
    degree_kz: string | null;
    /**
     * @description Highest degree as it is written, in Russian; null without a translation.
     * @example PhD
     */
    degree_ru: string | null;
    /**
     * @description Highest degree as it is written, in English; null without a translation.
     * @example PhD
     */
    degree_en: string | null;
    /**
     * @description Academic title in Kazakh; null without a translation.
     * @example қауымдастырылған профессор (доцент)
     */
    academic_title_kz: string | null;
    /**
     * @description Academic title in Russian; null without a translation.
     * @example ассоциированный профессор (доцент)
     */
    academic_title_ru: string | null;
    /**
     * @description Academic title in English; null without a translation.
     * @example Associate Professor (Docent)
     */
    academic_title_en: string | null;
    /**
     * @description Department that the person belongs to, directly or by the chair.
     * @example null
     */
    department: components["schemas"]["Ref"] | null;
    /**
     * @description Chair that the person belongs to; null for those of the department itself.
     * @example null
     */
    cafedra: components["schemas"]["Ref"] | null;
    /**
     * @description Portrait.
     * @example null
     */
    photo: components["schemas"]["Image"] | null;
    /**
     * Format: email
     * @description E-mail address at work.
     * @example a.seitkali@kokzhiek.example
     */
    email: string | null;
    /**
     * @description Telephone number at work.
     * @example +7 (727) 355-46-15
     */
    phone: string | null;
    /**
     * @description Room, with the building where there are several.
     * @example 412
     */
    room: string | null;
    /**
     * @description Office hours in Kazakh; null without a translation.
     * @example Сейсенбі, 15:00–17:00
     */
    office_hours_kz: string | null;
    /**
     * @description Office hours in Russian; null without a translation.
     * @example Вторник, 15:00–17:00
     */
    office_hours_ru: string | null;
    /**
     * @description Office hours in English; null without a translation.
     * @example Tuesday, 15:00–17:00
     */
    office_hours_en: string | null;
    /**
     * @description Biography as sanitised HTML in Kazakh; null without a translation.
     * @example <p>Табиғи тілді өңдеумен айналысады.</p>
     */
    bio_kz: string | null;
    /**
     * @description Biography as sanitised HTML in Russian; null without a translation.
     * @example <p>Занимается обработкой естественного языка.</p>
     */
    bio_ru: string | null;
    /**
     * @description Biography as sanitised HTML in English; null without a translation.
     * @example <p>Works on natural language processing.</p>
     */
    bio_en: string | null;
    /**
     * @description Degrees and diplomas, the latest first.
     * @example []
     */
    education: components["schemas"]["PortfolioEducation"][];
    /**
     * @description ORCID iD without the host.
     * @example 0000-0002-1825-0097
     */
    orcid: string | null;
    /**
     * @description Scopus Author ID.
     * @example 57190000001
     */
    scopus_id: string | null;
    /**
     * @description Web of Science ResearcherID.
     * @example AAB-1234-2020
     */
    wos_id: string | null;
    /**
     * @description Id of the Google Scholar profile.
     * @example sEitQ4lAAAAJ
     */
    scholar_id: string | null;
    /**
     * @description h-index by Scopus; null where it is not known.
     * @example 6
     */
    h_index_scopus: number | null;
    /**
     * @description h-index by Web of Science; null where it is not known.
     * @example 4
     */
    h_index_wos: number | null;
    /**
     * @description Languages that the person speaks, the best first.
     * @example []
     */
    languages: components["schemas"]["SpokenLanguage"][];
    /**
     * @description Curriculum vitae.
     * @example null
     */
    cv: components["schemas"]["File"] | null;
    /**
     * @description Profiles and pages elsewhere.
     * @example []
     */
    links: components["schemas"]["PortfolioLink"][];
    counts: components["schemas"]["PortfolioCounts"];
    seo: components["schemas"]["Seo"];
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-10-05T06:00:00Z
     */
    updated_at: string;
};
type PortfolioAward = {
    /**
     * @description Id of the award.
     * @example 171
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example «Жоғары оқу орнының үздік оқытушысы» атағы
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Звание «Лучший преподаватель вуза»
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Best University Teacher
     */
    title_en: string | null;
    /**
     * @description Who awarded it, in Kazakh; null without a translation.
     * @example ҚР Ғылым және жоғары білім министрлігі
     */
    issuer_kz: string | null;
    /**
     * @description Who awarded it, in Russian; null without a translation.
     * @example Министерство науки и высшего образования РК
     */
    issuer_ru: string | null;
    /**
     * @description Who awarded it, in English; null without a translation.
     * @example Ministry of Science and Higher Education of the Republic of Kazakhstan
     */
    issuer_en: string | null;
    /**
     * Format: date
     * @description Day of the award; the first of January where only the year is known.
     * @example 2024-12-13
     */
    awarded_at: string | null;
    /**
     * @description Diploma or certificate.
     * @example null
     */
    document: components["schemas"]["File"] | null;
};
type PortfolioCounts = {
    /**
     * @description Rows of `listPortfolioSubjects`.
     * @example 2
     */
    subjects: number;
    /**
     * @description Rows of `listPortfolioPublications` over all pages.
     * @example 3
     */
    publications: number;
    /**
     * @description Rows of `listPortfolioAwards`.
     * @example 2
     */
    awards: number;
    /**
     * @description Rows of `listPortfolioGrants`.
     * @example 2
     */
    grants: number;
    /**
     * @description Rows of `listPortfolioInterests`.
     * @example 3
     */
    interests: number;
    /**
     * @description Rows of `listPortfolioExperience`.
     * @example 2
     */
    experience: number;
    /**
     * @description Rows of `listPortfolioProjects`.
     * @example 2
     */
    projects: number;
};
type PortfolioEducation = {
    /**
     * @description Year of graduation or of the award.
     * @example 2018
     */
    year: number | null;
    /**
     * @description Name of the institution in Kazakh; null without a translation.
     * @example Көкжиек университеті
     */
    institution_kz: string | null;
    /**
     * @description Name of the institution in Russian; null without a translation.
     * @example Университет «Көкжиек»
     */
    institution_ru: string | null;
    /**
     * @description Name of the institution in English; null without a translation.
     * @example Kokzhiek University
     */
    institution_en: string | null;
    /**
     * @description Degree or qualification in Kazakh; null without a translation.
     * @example философия докторы (PhD)
     */
    qualification_kz: string | null;
    /**
     * @description Degree or qualification in Russian; null without a translation.
     * @example доктор философии (PhD)
     */
    qualification_ru: string | null;
    /**
     * @description Degree or qualification in English; null without a translation.
     * @example Doctor of Philosophy (PhD)
     */
    qualification_en: string | null;
};
type PortfolioExperience = {
    /**
     * @description Id of the entry.
     * @example 41
     */
    id: number;
    /**
     * @description Name of the organisation in Kazakh; null without a translation.
     * @example Көкжиек университеті
     */
    organization_kz: string | null;
    /**
     * @description Name of the organisation in Russian; null without a translation.
     * @example Университет «Көкжиек»
     */
    organization_ru: string | null;
    /**
     * @description Name of the organisation in English; null without a translation.
     * @example Kokzhiek University
     */
    organization_en: string | null;
    /**
     * @description Post in Kazakh; null without a translation.
     * @example қауымдастырылған профессор
     */
    position_kz: string | null;
    /**
     * @description Post in Russian; null without a translation.
     * @example ассоциированный профессор
     */
    position_ru: string | null;
    /**
     * @description Post in English; null without a translation.
     * @example Associate Professor
     */
    position_en: string | null;
    /**
     * Format: date
     * @description First day; the first of the month or year where no more is known.
     * @example 2019-09-01
     */
    starts_at: string | null;
    /**
     * Format: date
     * @description Last day; null while it lasts.
     * @example 2019-08-31
     */
    ends_at: string | null;
    /**
     * @description True while the person holds the post.
     * @example true
     */
    is_current: boolean;
};
type PortfolioGrant = {
    /**
     * @description Id of the grant.
     * @example 91
     */
    id: number;
    /**
     * @description Individual registration number (ЖТН, ИРН) of a state grant; null for others.
     * @example AP19675432
     */
    irn: string | null;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Қазақ тілінің корпусы негізінде мәтінді автоматты талдау әдістерін әзірлеу
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Разработка методов автоматического анализа текста на основе корпуса казахского языка
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Methods of automatic text analysis based on a corpus of Kazakh
     */
    title_en: string | null;
    /**
     * @description Part that the person has in it.
     * @example leader
     * @enum {string}
     */
    role: "leader" | "responsible_executor" | "executor" | "consultant";
    /**
     * @description Who pays for it, in Kazakh; null without a translation.
     * @example ҚР ҒЖБМ Ғылым комитеті
     */
    funder_kz: string | null;
    /**
     * @description Who pays for it, in Russian; null without a translation.
     * @example Комитет науки МНВО РК
     */
    funder_ru: string | null;
    /**
     * @description Who pays for it, in English; null without a translation.
     * @example Science Committee of the Ministry of Science and Higher Education
     */
    funder_en: string | null;
    /**
     * Format: date
     * @description First day.
     * @example 2023-06-01
     */
    starts_at: string | null;
    /**
     * Format: date
     * @description Last day.
     * @example 2025-12-31
     */
    ends_at: string | null;
    /**
     * @description Whole sum of the grant in `currency`; null where it is not public.
     * @example 89640000
     */
    amount: number | null;
    currency: components["schemas"]["Currency"];
};
type PortfolioInterest = {
    /**
     * @description Id of the interest.
     * @example 31
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example компьютерлік лингвистика
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example компьютерная лингвистика
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example computational linguistics
     */
    name_en: string | null;
};
type PortfolioLink = {
    /**
     * @description Text of the link in Kazakh; null without a translation.
     * @example ResearchGate парақшасы
     */
    title_kz: string | null;
    /**
     * @description Text of the link in Russian; null without a translation.
     * @example Профиль в ResearchGate
     */
    title_ru: string | null;
    /**
     * @description Text of the link in English; null without a translation.
     * @example ResearchGate profile
     */
    title_en: string | null;
    /**
     * @description Address.
     * @example https://researchgate.example/aigul-seitkali
     */
    url: string;
};
type PortfolioList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["PortfolioSummary"][];
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
    /**
     * @description First letters of the last names in the language `lang`, in its alphabetical order, whatever `letter`, `page` and `q` are.
     * @example [
     *       "А",
     *       "Ә",
     *       "Б"
     *     ]
     */
    letters: string[];
};
type PortfolioListRequest = {
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
     * @description Words of the name, in any order and in any of the three languages.
     * @example сейітқали
     */
    q?: string;
    /**
     * @description By last name in the language `lang`, or as the departments list their people: the head first.
     * @default name
     * @example name
     * @enum {string}
     */
    sort?: "name" | "position";
    /**
     * @description Direction of `sort`.
     * @default asc
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Id of a department; its chairs are included. An unknown one gives an empty list.
     * @example 1
     */
    department_id?: number;
    /**
     * @description Id of a chair; an unknown one gives an empty list.
     * @example 11
     */
    cafedra_id?: number;
    /**
     * @description First letter of the last name in the language `lang`, in either case.
     * @example С
     */
    letter?: string;
    degree?: components["schemas"]["AcademicDegree"];
};
type PortfolioProject = {
    /**
     * @description Id of the entry.
     * @example 51
     */
    id: number;
    /**
     * @description Id of the project in `listProjects`; null where it is not listed there.
     * @example 401
     */
    project_id: number | null;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Қазақ тілінің корпусы негізінде мәтінді автоматты талдау әдістерін әзірлеу
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Разработка методов автоматического анализа текста на основе корпуса казахского языка
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Methods of automatic text analysis based on a corpus of Kazakh
     */
    title_en: string | null;
    /**
     * @description Part that the person has in it, in Kazakh; null without a translation.
     * @example Жоба жетекшісі
     */
    role_kz: string | null;
    /**
     * @description Part that the person has in it, in Russian; null without a translation.
     * @example Руководитель проекта
     */
    role_ru: string | null;
    /**
     * @description Part that the person has in it, in English; null without a translation.
     * @example Principal investigator
     */
    role_en: string | null;
    /**
     * Format: date
     * @description First day.
     * @example 2023-06-01
     */
    starts_at: string | null;
    /**
     * Format: date
     * @description Last day; null while it is open.
     * @example 2025-12-31
     */
    ends_at: string | null;
    /**
     * @description Result as plain text in Kazakh; null without a translation.
     * @example Көлемі 12 миллион сөздік корпус ашық жарияланды.
     */
    result_kz: string | null;
    /**
     * @description Result as plain text in Russian; null without a translation.
     * @example Опубликован открытый корпус объёмом 12 миллионов слов.
     */
    result_ru: string | null;
    /**
     * @description Result as plain text in English; null without a translation.
     * @example A corpus of 12 million words has been published openly.
     */
    result_en: string | null;
    /**
     * @description Page of the project.
     * @example https://corpus.kokzhiek.example
     */
    url: string | null;
};
type PortfolioPublication = {
    /**
     * @description Id of the publication.
     * @example 9001
     */
    id: number;
    /**
     * @description Title as published.
     * @example Қазақ тілінің морфологиялық талдаушысы
     */
    title: string;
    /**
     * @description All authors as published, separated by commas.
     * @example Сейітқали А. Е., Өміров Қ. С.
     */
    authors: string;
    /**
     * @description Year of publication.
     * @example 2025
     */
    year: number;
    /**
     * @description Journal, proceedings or publisher.
     * @example Көкжиек университетінің хабаршысы. Информатика сериясы
     */
    source: string | null;
    /**
     * @description Volume.
     * @example 14
     */
    volume: string | null;
    /**
     * @description Issue.
     * @example 3
     */
    issue: string | null;
    /**
     * @description Pages, or the number of the article.
     * @example 41–56
     */
    pages: string | null;
    /**
     * @description DOI without the host.
     * @example 10.5555/kokzhiek.2025.3.41
     */
    doi: string | null;
    /**
     * @description ISSN of the journal.
     * @example 2789-0004
     */
    issn: string | null;
    type: components["schemas"]["PublicationType"];
    /**
     * @description Where it is indexed, the most widely known first; empty for none.
     * @example []
     */
    index: components["schemas"]["PublicationIndex"][];
    /**
     * @description Best quartile of the journal in the year of publication.
     * @example Q2
     * @enum {string|null}
     */
    quartile: "Q1" | "Q2" | "Q3" | "Q4" | null;
    /**
     * @description Best CiteScore percentile of the journal in the year of publication.
     * @example 68
     */
    percentile: number | null;
    /**
     * @description Where it can be read.
     * @example https://doi.org/10.5555/kokzhiek.2025.3.41
     */
    url: string | null;
    /**
     * @description The whole reference by GOST R 7.0.5–2008 as plain text, ready to be copied. Other forms are made of the other fields.
     * @example Сейітқали А. Е., Өміров Қ. С. Қазақ тілінің морфологиялық талдаушысы // Көкжиек университетінің хабаршысы. Информатика сериясы. – 2025. – Т. 14, № 3. – Б. 41–56.
     */
    citation: string;
};
type PortfolioPublicationList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["PortfolioPublication"][];
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
    /**
     * @description Years in which the person has published, the latest first, whatever the filters are.
     * @example [
     *       2026,
     *       2025
     *     ]
     */
    years: number[];
};
type PortfolioPublicationListRequest = {
    /**
     * @description Id of the portfolio.
     * @example 71
     */
    portfolio_id: number;
    slug?: components["schemas"]["SiteSlug"];
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
     * @description Words that must occur in the title, the authors or the source.
     * @example морфология
     */
    q?: string;
    /**
     * @description By year or by title; the same year goes by title.
     * @default year
     * @example year
     * @enum {string}
     */
    sort?: "year" | "title";
    /**
     * @description Direction of `sort`. Without it years run from the latest, titles from A to Z.
     * @example desc
     * @enum {string}
     */
    order?: "asc" | "desc";
    type?: components["schemas"]["PublicationType"];
    index?: components["schemas"]["PublicationIndex"];
    /**
     * @description Year of publication.
     * @example 2025
     */
    year?: number;
};
type PortfolioRequest = {
    /**
     * @description Id of the portfolio.
     * @example 71
     */
    portfolio_id: number;
    slug?: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
};
type PortfolioSubject = {
    /**
     * @description Id of the subject.
     * @example 61
     */
    id: number;
    /**
     * @description Code of the subject in the curriculum.
     * @example CSE3214
     */
    code: string | null;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Табиғи тілді өңдеу
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Обработка естественного языка
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Natural Language Processing
     */
    name_en: string | null;
    level: components["schemas"]["EducationLevel"];
    /**
     * @description ECTS credits.
     * @example 5
     */
    credits: number | null;
    /**
     * @description Semester of the programme in which it is taught; null where there are several.
     * @example 6
     */
    semester: number | null;
    /**
     * @description Syllabus.
     * @example null
     */
    syllabus: components["schemas"]["File"] | null;
};
type PortfolioSummary = {
    /**
     * @description Id of the portfolio.
     * @example 71
     */
    id: number;
    /**
     * @description Readable name for addresses that show more than the id; null without one.
     * @example aigul-seitkali
     */
    slug: string | null;
    /**
     * @description Last name in Kazakh; null without a translation.
     * @example Сейітқали
     */
    last_name_kz: string | null;
    /**
     * @description Last name in Russian; null without a translation.
     * @example Сейиткали
     */
    last_name_ru: string | null;
    /**
     * @description Last name in English; null without a translation.
     * @example Seitkali
     */
    last_name_en: string | null;
    /**
     * @description First name in Kazakh; null without a translation.
     * @example Айгүл
     */
    first_name_kz: string | null;
    /**
     * @description First name in Russian; null without a translation.
     * @example Айгуль
     */
    first_name_ru: string | null;
    /**
     * @description First name in English; null without a translation.
     * @example Aigul
     */
    first_name_en: string | null;
    /**
     * @description Patronymic in Kazakh; null without a translation.
     * @example Ерланқызы
     */
    middle_name_kz: string | null;
    /**
     * @description Patronymic in Russian; null without a translation.
     * @example Ерланкызы
     */
    middle_name_ru: string | null;
    /**
     * @description Patronymic in English; null without a translation.
     * @example Yerlankyzy
     */
    middle_name_en: string | null;
    /**
     * @description Position in Kazakh; null without a translation.
     * @example Бағдарламалық инженерия кафедрасының қауымдастырылған профессоры
     */
    position_kz: string | null;
    /**
     * @description Position in Russian; null without a translation.
     * @example Ассоциированный профессор кафедры программной инженерии
     */
    position_ru: string | null;
    /**
     * @description Position in English; null without a translation.
     * @example Associate Professor, Chair of Software Engineering
     */
    position_en: string | null;
    /**
     * @description Highest degree, to filter by; null without one.
     * @example phd
     */
    degree_code: components["schemas"]["AcademicDegree"] | null;
    /**
     * @description Highest degree as it is written, in Kazakh; null without a translation.
     * @example PhD
     */
    degree_kz: string | null;
    /**
     * @description Highest degree as it is written, in Russian; null without a translation.
     * @example PhD
     */
    degree_ru: string | null;
    /**
     * @description Highest degree as it is written, in English; null without a translation.
     * @example PhD
     */
    degree_en: string | null;
    /**
     * @description Academic title in Kazakh; null without a translation.
     * @example қауымдастырылған профессор (доцент)
     */
    academic_title_kz: string | null;
    /**
     * @description Academic title in Russian; null without a translation.
     * @example ассоциированный профессор (доцент)
     */
    academic_title_ru: string | null;
    /**
     * @description Academic title in English; null without a translation.
     * @example Associate Professor (Docent)
     */
    academic_title_en: string | null;
    /**
     * @description Department that the person belongs to, directly or by the chair.
     * @example null
     */
    department: components["schemas"]["Ref"] | null;
    /**
     * @description Chair that the person belongs to; null for those of the department itself.
     * @example null
     */
    cafedra: components["schemas"]["Ref"] | null;
    /**
     * @description Portrait.
     * @example null
     */
    photo: components["schemas"]["Image"] | null;
    /**
     * Format: email
     * @description E-mail address at work.
     * @example a.seitkali@kokzhiek.example
     */
    email: string | null;
};
type PreviewKeyProblem = {
    /**
     * Format: uri-reference
     * @description Identifies the kind of problem.
     * @example /api/docs/#wrong_preview_key
     */
    type: string;
    /**
     * @description The kind of problem, in English.
     * @example Wrong preview key
     */
    title: string;
    /**
     * @description HTTP status code.
     * @example 401
     */
    status: number;
    /**
     * @description Stable code to branch on.
     * @example wrong_preview_key
     * @enum {string}
     */
    code: "wrong_preview_key";
    /**
     * @description What happened this time, in English.
     * @example The header X-Preview-Key does not hold the key of this server
     */
    detail?: string;
    /**
     * @description Names the request in the server's log.
     * @example req-1f
     */
    request_id: string;
};
type Price = {
    /**
     * @description Id of the item.
     * @example 301
     */
    id: number;
    /**
     * @description Id of its category.
     * @example 4
     */
    category_id: number;
    /**
     * @description Code of the programme; null where the fee is not one programme’s.
     * @example 6B06101
     */
    program_code: string | null;
    /**
     * @description Code of the group of programmes; null without one.
     * @example B057
     */
    group_code: string | null;
    /**
     * @description Name of the programme in Kazakh; null without a translation.
     * @example Компьютерлік ғылымдар
     */
    program_name_kz: string | null;
    /**
     * @description Name of the programme in Russian; null without a translation.
     * @example Компьютерные науки
     */
    program_name_ru: string | null;
    /**
     * @description Name of the programme in English; null without a translation.
     * @example Computer Science
     */
    program_name_en: string | null;
    level: components["schemas"]["EducationLevel"];
    study_form: components["schemas"]["StudyForm"];
    /**
     * @description Languages in which the programme is taught.
     * @example [
     *       "kz",
     *       "ru",
     *       "en"
     *     ]
     */
    languages: components["schemas"]["TeachingLanguage"][];
    /**
     * @description Length of the programme in years.
     * @example 4
     */
    duration_years: number;
    basis: components["schemas"]["AdmissionBasis"];
    /**
     * @description Fee of one academic year for citizens of Kazakhstan in KZT; null when citizens are not admitted.
     * @example 1500000
     */
    price_citizen: number | null;
    /**
     * @description Fee of one academic year for foreign citizens in KZT; null when they are not admitted.
     * @example 1950000
     */
    price_foreign: number | null;
    /**
     * @description Fee of one credit (ECTS) in KZT, for summer terms and repeated courses; null when credits are not sold.
     * @example 25000
     */
    price_per_credit: number | null;
    currency: components["schemas"]["Currency"];
    academic_year: components["schemas"]["AcademicYear"];
    /**
     * @description Remark on the payment in Kazakh; null without a translation.
     * @example Төлемді екіге бөліп төлеуге болады: 25 тамызға және 25 қаңтарға дейін.
     */
    note_kz: string | null;
    /**
     * @description Remark on the payment in Russian; null without a translation.
     * @example Можно платить двумя частями: до 25 августа и до 25 января.
     */
    note_ru: string | null;
    /**
     * @description Remark on the payment in English; null without a translation.
     * @example Payable in two instalments, by 25 August and by 25 January.
     */
    note_en: string | null;
    /**
     * Format: date
     * @description First day on which the fee applies.
     * @example 2026-07-01
     */
    effective_from: string;
    /**
     * @description The order that sets the fee.
     * @example null
     */
    document: components["schemas"]["File"] | null;
};
type PriceCategory = {
    /**
     * @description Id of the category.
     * @example 4
     */
    id: number;
    /**
     * @description Id of the category above; null at the top.
     * @example 1
     */
    parent_id: number | null;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Ақпараттық-коммуникациялық технологиялар
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Информационно-коммуникационные технологии
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Information and communication technologies
     */
    name_en: string | null;
    /**
     * @description Level that all its fees have; null where they differ.
     * @example bachelor
     */
    level: components["schemas"]["EducationLevel"] | null;
    /**
     * @description True when categories lie below it.
     * @example false
     */
    has_children: boolean;
    /**
     * @description Position among its siblings.
     * @example 10
     */
    sort_order: number;
};
type PriceChildren = {
    /** @description The category itself. */
    category: components["schemas"]["PriceCategory"];
    /**
     * @description The categories directly below, in display order.
     * @example []
     */
    children: components["schemas"]["PriceCategory"][];
    /**
     * @description The fees of this category itself, by code and basis.
     * @example []
     */
    prices: components["schemas"]["Price"][];
};
type PriceChildrenRequest = {
    /**
     * @description Id of the category.
     * @example 4
     */
    category_id: number;
    slug?: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
    /** @description Fees of this year; of the newest without it. */
    academic_year?: components["schemas"]["AcademicYear"];
};
type PriceList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["Price"][];
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
    /**
     * @description All academic years that the site has fees for, newest first; filters do not narrow them.
     * @example [
     *       "2026-2027",
     *       "2025-2026"
     *     ]
     */
    academic_years: components["schemas"]["AcademicYear"][];
};
type PriceListRequest = {
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
     * @description Words to look for in names and codes of programmes, in all languages, and in codes of their groups; all must occur.
     * @example 6B06101
     */
    q?: string;
    /**
     * @description What the list is sorted by. Rows without the code or the price come last either way.
     * @default program_code
     * @example program_code
     * @enum {string}
     */
    sort?: "program_code" | "program_name" | "price_citizen" | "price_foreign";
    /**
     * @description Direction of `sort`; `asc` without it.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Fees of this category and of those below it; an unknown one gives an empty list.
     * @example 4
     */
    category_id?: number;
    /** @description Fees of this year; of the newest without it. */
    academic_year?: components["schemas"]["AcademicYear"];
    /** @description Fees of this level. */
    level?: components["schemas"]["EducationLevel"];
    /** @description Fees of this form of study. */
    study_form?: components["schemas"]["StudyForm"];
    /** @description Fees on this basis of admission. */
    basis?: components["schemas"]["AdmissionBasis"];
};
type Problem = {
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
    code: "invalid_request" | "xsrf_mismatch" | "not_found" | "duplicate" | "gone" | "too_large" | "unsupported_media_type" | "captcha_failed" | "consent_outdated" | "idempotency_mismatch" | "too_many_requests" | "internal_error" | "unavailable";
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
type Profession = {
    /**
     * @description Id of the item.
     * @example 21
     */
    id: number;
    /**
     * @description Its part of the address.
     * @example information-technology
     */
    slug: string;
    /**
     * @description Code of the direction of training.
     * @example 6B061
     */
    code: string;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Ақпараттық технологиялар
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Информационные технологии
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Information technology
     */
    name_en: string | null;
    /**
     * @description Summary of one sentence in Kazakh; null without a translation.
     * @example Бағдарламалық жүйелерді жобалап, жасайтындарға арналған.
     */
    summary_kz: string | null;
    /**
     * @description Summary of one sentence in Russian; null without a translation.
     * @example Для тех, кто хочет проектировать и создавать программы.
     */
    summary_ru: string | null;
    /**
     * @description Summary of one sentence in English; null without a translation.
     * @example For those who want to design and build software.
     */
    summary_en: string | null;
    level: components["schemas"]["EducationLevel"];
    /** @description Its field of training. */
    training: components["schemas"]["Ref"];
    /**
     * @description Code of the group of programmes that one applies for; null without one.
     * @example B057
     */
    group_code: string | null;
    /**
     * @description Languages in which at least one of its programmes is taught.
     * @example [
     *       "kz",
     *       "ru",
     *       "en"
     *     ]
     */
    languages: components["schemas"]["TeachingLanguage"][];
    /**
     * @description The two profile subjects of the UNT; empty above the bachelor’s level.
     * @example [
     *       {
     *         "id": 1,
     *         "slug": null,
     *         "name_kz": "Математика",
     *         "name_ru": "Математика",
     *         "name_en": "Mathematics"
     *       },
     *       {
     *         "id": 2,
     *         "slug": null,
     *         "name_kz": "Информатика",
     *         "name_ru": "Информатика",
     *         "name_en": "Informatics"
     *       }
     *     ]
     */
    profile_subjects: components["schemas"]["Ref"][];
    /**
     * @description Picture of the profession.
     * @example null
     */
    image: components["schemas"]["Image"] | null;
    /**
     * @description Published programmes in it.
     * @example 2
     */
    programs_count: number;
};
type ProfessionList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["Profession"][];
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
    /**
     * @description All profile subjects of the site’s professions, by name; filters do not narrow them.
     * @example [
     *       {
     *         "id": 1,
     *         "slug": null,
     *         "name_kz": "Математика",
     *         "name_ru": "Математика",
     *         "name_en": "Mathematics"
     *       },
     *       {
     *         "id": 2,
     *         "slug": null,
     *         "name_kz": "Информатика",
     *         "name_ru": "Информатика",
     *         "name_en": "Informatics"
     *       }
     *     ]
     */
    subjects: components["schemas"]["Ref"][];
};
type ProfessionListRequest = {
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
     * @description Words to look for in names, summaries and codes, in all languages; all must occur.
     * @example ақпараттық
     */
    q?: string;
    /**
     * @description What the list is sorted by.
     * @default code
     * @example code
     * @enum {string}
     */
    sort?: "code" | "name" | "programs_count";
    /**
     * @description Direction of `sort`; without it `asc` by code and name and `desc` by number.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /** @description Professions of this level. */
    level?: components["schemas"]["EducationLevel"];
    /**
     * @description Professions of this field of training; an unknown one gives an empty list.
     * @example 6
     */
    training_id?: number;
    /** @description Professions with a programme in this language. */
    language?: components["schemas"]["TeachingLanguage"];
    /** @description Professions with a programme in this form of study. */
    study_form?: components["schemas"]["StudyForm"];
    /**
     * @description Professions whose profile subjects include all of these.
     * @example [
     *       1,
     *       2
     *     ]
     */
    subject_ids?: number[];
};
type Program = {
    /**
     * @description Id of the item.
     * @example 611
     */
    id: number;
    /**
     * @description Id of its profession.
     * @example 21
     */
    profession_id: number;
    /** @description Its field of training. */
    training: components["schemas"]["Ref"];
    /**
     * @description Code of the programme in the national register.
     * @example 6B06101
     */
    code: string;
    /**
     * @description Code of the group of programmes that one applies for; null without one.
     * @example B057
     */
    group_code: string | null;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Компьютерлік ғылымдар
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Компьютерные науки
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Computer Science
     */
    name_en: string | null;
    /**
     * @description Degree awarded in Kazakh; null without a translation.
     * @example «6B06101 Компьютерлік ғылымдар» білім беру бағдарламасы бойынша ақпараттық-коммуникациялық технологиялар бакалавры
     */
    degree_awarded_kz: string | null;
    /**
     * @description Degree awarded in Russian; null without a translation.
     * @example Бакалавр в области информационно-коммуникационных технологий по образовательной программе «6B06101 Компьютерные науки»
     */
    degree_awarded_ru: string | null;
    /**
     * @description Degree awarded in English; null without a translation.
     * @example Bachelor in Information and Communication Technologies, programme 6B06101 Computer Science
     */
    degree_awarded_en: string | null;
    level: components["schemas"]["EducationLevel"];
    study_form: components["schemas"]["StudyForm"];
    /**
     * @description Languages in which it is taught.
     * @example [
     *       "kz",
     *       "ru",
     *       "en"
     *     ]
     */
    languages: components["schemas"]["TeachingLanguage"][];
    /**
     * @description Length in years.
     * @example 4
     */
    duration_years: number;
    /**
     * @description Academic credits (ECTS) of the whole programme.
     * @example 240
     */
    credits: number;
    /**
     * @description The two profile subjects of the UNT; empty above the bachelor’s level.
     * @example [
     *       {
     *         "id": 1,
     *         "slug": null,
     *         "name_kz": "Математика",
     *         "name_ru": "Математика",
     *         "name_en": "Mathematics"
     *       },
     *       {
     *         "id": 2,
     *         "slug": null,
     *         "name_kz": "Информатика",
     *         "name_ru": "Информатика",
     *         "name_en": "Informatics"
     *       }
     *     ]
     */
    profile_subjects: components["schemas"]["Ref"][];
    /**
     * @description Points with which one may apply: of 140 in the UNT for a bachelor, of 150 in the comprehensive test for a master, of 100 in the entrance examination for a doctorate; null when there is none.
     * @example 70
     */
    threshold_score: number | null;
    /**
     * @description True when a partner university gives a second diploma.
     * @example true
     */
    dual_diploma: boolean;
    /**
     * @description The chair that teaches it.
     * @example null
     */
    cafedra: components["schemas"]["Ref"] | null;
    /**
     * @description Goals in Kazakh. Sanitised HTML; null without a translation.
     * @example <p>Бағдарламалық жүйелерді жобалап, жасап, сүйемелдей алатын мамандар даярлау.</p>
     */
    goals_kz: string | null;
    /**
     * @description Goals in Russian. Sanitised HTML; null without a translation.
     * @example <p>Подготовка специалистов, способных проектировать, создавать и сопровождать программные системы.</p>
     */
    goals_ru: string | null;
    /**
     * @description Goals in English. Sanitised HTML; null without a translation.
     * @example <p>To educate specialists who can design, build and maintain software systems.</p>
     */
    goals_en: string | null;
    /**
     * @description Learning outcomes in Kazakh. Sanitised HTML; null without a translation.
     * @example <ul><li>Алгоритмдердің күрделілігін бағалайды.</li><li>Үлестірілген жүйелерді жобалайды.</li></ul>
     */
    outcomes_kz: string | null;
    /**
     * @description Learning outcomes in Russian. Sanitised HTML; null without a translation.
     * @example <ul><li>Оценивает сложность алгоритмов.</li><li>Проектирует распределённые системы.</li></ul>
     */
    outcomes_ru: string | null;
    /**
     * @description Learning outcomes in English. Sanitised HTML; null without a translation.
     * @example <ul><li>Assesses the complexity of algorithms.</li><li>Designs distributed systems.</li></ul>
     */
    outcomes_en: string | null;
    /**
     * @description Careers of graduates in Kazakh. Sanitised HTML; null without a translation.
     * @example <p>Бағдарламашы, жүйе талдаушысы, деректер инженері.</p>
     */
    careers_kz: string | null;
    /**
     * @description Careers of graduates in Russian. Sanitised HTML; null without a translation.
     * @example <p>Программист, системный аналитик, инженер данных.</p>
     */
    careers_ru: string | null;
    /**
     * @description Careers of graduates in English. Sanitised HTML; null without a translation.
     * @example <p>Software developer, systems analyst, data engineer.</p>
     */
    careers_en: string | null;
    /**
     * @description Its accreditations, the latest first.
     * @example []
     */
    accreditations: components["schemas"]["Accreditation"][];
    /**
     * @description Curriculum, catalogue of courses and the like.
     * @example []
     */
    files: components["schemas"]["File"][];
    /**
     * @description Id of its usual fee in `Price`, of the newest academic year; null without one.
     * @example 301
     */
    price_id: number | null;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-07-02T06:00:00Z
     */
    updated_at: string;
};
type ProgramList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["Program"][];
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
type ProgramListRequest = {
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
     * @description Words to look for in names, degrees and codes, in all languages; all must occur.
     * @example деректер
     */
    q?: string;
    /**
     * @description What the list is sorted by. Programmes without a threshold come last either way.
     * @default code
     * @example code
     * @enum {string}
     */
    sort?: "code" | "name" | "threshold_score";
    /**
     * @description Direction of `sort`; `asc` without it.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Programmes of this profession; an unknown one gives an empty list.
     * @example 21
     */
    profession_id?: number;
    /**
     * @description Programmes of this field of training; an unknown one gives an empty list.
     * @example 6
     */
    training_id?: number;
    /**
     * @description This programme alone; an unknown one gives an empty list.
     * @example 611
     */
    program_id?: number;
    /** @description Programmes of this level. */
    level?: components["schemas"]["EducationLevel"];
    /** @description Programmes taught in this language, if among others. */
    language?: components["schemas"]["TeachingLanguage"];
    /** @description Programmes in this form of study. */
    study_form?: components["schemas"]["StudyForm"];
};
type ProjectFunding = {
    /**
     * @description Id of the entry.
     * @example 2
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Гранттық қаржыландыру
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Грантовое финансирование
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Grant funding
     */
    name_en: string | null;
    /**
     * @description Published projects of the site.
     * @example 14
     */
    projects_count: number;
    /**
     * @description Position in the list.
     * @example 20
     */
    sort_order: number;
};
type ProjectMember = {
    /**
     * @description Id of the person’s portfolio; null for people from outside.
     * @example 71
     */
    portfolio_id: number | null;
    /**
     * @description Full name in Kazakh; null without a translation.
     * @example Сейітқали Айгүл Ерланқызы
     */
    full_name_kz: string | null;
    /**
     * @description Full name in Russian; null without a translation.
     * @example Сейиткали Айгуль Ерланкызы
     */
    full_name_ru: string | null;
    /**
     * @description Full name in English; null without a translation.
     * @example Aigul Seitkali
     */
    full_name_en: string | null;
    /**
     * @description Role in the project in Kazakh; null without a translation.
     * @example Жоба жетекшісі
     */
    role_kz: string | null;
    /**
     * @description Role in the project in Russian; null without a translation.
     * @example Руководитель проекта
     */
    role_ru: string | null;
    /**
     * @description Role in the project in English; null without a translation.
     * @example Principal investigator
     */
    role_en: string | null;
};
type ProjectType = {
    /**
     * @description Id of the entry.
     * @example 2
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Қолданбалы зерттеу
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Прикладное исследование
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Applied research
     */
    name_en: string | null;
    /**
     * @description Published projects of the site.
     * @example 14
     */
    projects_count: number;
    /**
     * @description Position in the list.
     * @example 20
     */
    sort_order: number;
};
type QuestionCategory = {
    /**
     * @description Id of the category.
     * @example 2
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Шағым
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Жалоба
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Complaint
     */
    name_en: string | null;
    /**
     * @description Position in the list.
     * @example 20
     */
    sort_order: number;
};
type QuestionCategoryRequest = {
    /**
     * @description Key of the list of categories.
     * @example req_category
     * @enum {string}
     */
    name: "req_category";
};
type QuestionDocument = {
    /**
     * @description Name that the file has with the sender.
     * @example vedomost.pdf
     */
    name?: string;
    /**
     * @description Size in bytes.
     * @example 48213
     */
    size?: number;
    /**
     * @description Media type as the browser guesses it; may be empty.
     * @example application/pdf
     */
    type?: string;
};
type QuestionEnvelope = {
    question: components["schemas"]["QuestionForm"];
    /**
     * @description Number of attached files. Where it does not fit, the answer is 400.
     * @example 0
     * @enum {integer}
     */
    count: 0 | 1;
};
type QuestionForm = {
    /**
     * @description Last name.
     * @example Ковалёв
     */
    lastName: string;
    /**
     * @description First name.
     * @example Денис
     */
    firstName: string;
    /**
     * Format: email
     * @description Where the answer goes.
     * @example denis.kovalev@post.example
     */
    email: string;
    /**
     * @description Telephone number as the mask +7-(999)-999-99-99 gives it.
     * @example +7-(705)-555-01-43
     */
    mobile: string;
    category: components["schemas"]["ChosenCategory"];
    /**
     * @description The question in plain text.
     * @example Прошу пересмотреть балл за экзамен.
     */
    question: string;
    /**
     * @description The one attached file in short; null without a file.
     * @default null
     * @example {
     *       "name": "vedomost.pdf",
     *       "size": 48213,
     *       "type": "application/pdf"
     *     }
     */
    document?: components["schemas"]["QuestionDocument"] | null;
    language: components["schemas"]["Language"];
};
type QuestionProgress = {
    number: components["schemas"]["QuestionNumber"];
    status: components["schemas"]["QuestionStatus"];
    /**
     * @description Why a moderator rejected it, in plain text and in the language of the question; null for every other status.
     * @example null
     */
    rejection_reason: string | null;
    /**
     * Format: date-time
     * @description Time of arrival.
     * @example 2026-11-19T06:12:40Z
     */
    received_at: string;
    /**
     * Format: date-time
     * @description Time since which the status holds.
     * @example 2026-11-20T04:35:00Z
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description By when an answer is due.
     * @example 2026-12-10T13:00:00Z
     */
    due_at: string;
};
type QuestionReceipt = {
    number: components["schemas"]["QuestionNumber"];
    /**
     * @description A moderator reads each question before it is registered.
     * @example on_moderation
     * @enum {string}
     */
    status: "on_moderation";
    tracking_code: components["schemas"]["TrackingCode"];
    /**
     * Format: date-time
     * @description Time of arrival.
     * @example 2026-11-19T06:12:40Z
     */
    received_at: string;
    /**
     * Format: date-time
     * @description By when an answer is due: 15 working days in Almaty.
     * @example 2026-12-10T13:00:00Z
     */
    due_at: string;
};
type QuestionSubmission = {
    /**
     * Format: binary
     * @description At most one file of at most 10 MB: PDF, DOCX, ODT, JPEG or PNG, as its content shows.
     * @example %PDF-1.4
     *     %%EOF
     */
    f0?: Blob | File;
    question: components["schemas"]["QuestionEnvelope"];
    captcha: components["schemas"]["CaptchaSolution"];
    consentVersion: components["schemas"]["ConsentVersion"];
    /**
     * @description A trap for robots, hidden from people: it must be empty. A robot that fills it in is refused with 400.
     * @default
     * @example
     */
    website?: string;
};
type Ref = {
    /**
     * @description Id of the item.
     * @example 2
     */
    id: number;
    /**
     * @description Its part of the address, where it has one.
     * @example science
     */
    slug: string | null;
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
type RouteRule = {
    /**
     * @description Name of the template that shows them.
     * @example news
     */
    template: string;
    /**
     * @description There where pages may have been published since the build; an address that the build does not have is asked for then.
     * @example true
     * @constant
     */
    live?: true;
};
type ScientificProject = {
    /**
     * @description Id of the item.
     * @example 401
     */
    id: number;
    /**
     * @description Individual registration number that the state gives; null for projects without one.
     * @example AP19675432
     */
    irn: string | null;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Қазақ тілінің корпусы негізінде мәтінді автоматты талдау әдістерін әзірлеу
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Разработка методов автоматического анализа текста на основе корпуса казахского языка
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Methods of automatic text analysis based on a corpus of Kazakh
     */
    title_en: string | null;
    /** @description Its type, one of `listProjectTypes`. */
    type: components["schemas"]["Ref"];
    /** @description Who pays, one of `listProjectFunding`. */
    funding: components["schemas"]["Ref"];
    /**
     * @description Priority of science in Kazakh; null without a translation.
     * @example Ақпараттық, коммуникациялық және ғарыштық технологиялар
     */
    priority_kz: string | null;
    /**
     * @description Priority of science in Russian; null without a translation.
     * @example Информационные, коммуникационные и космические технологии
     */
    priority_ru: string | null;
    /**
     * @description Priority of science in English; null without a translation.
     * @example Information, communication and space technologies
     */
    priority_en: string | null;
    /** @description The person who leads it. */
    leader: components["schemas"]["ProjectMember"];
    /**
     * @description The others who take part, in the editor’s order.
     * @example []
     */
    members: components["schemas"]["ProjectMember"][];
    /**
     * @description Customer in Kazakh; null without a translation.
     * @example ҚР Ғылым және жоғары білім министрлігінің Ғылым комитеті
     */
    customer_kz: string | null;
    /**
     * @description Customer in Russian; null without a translation.
     * @example Комитет науки Министерства науки и высшего образования РК
     */
    customer_ru: string | null;
    /**
     * @description Customer in English; null without a translation.
     * @example Science Committee of the Ministry of Science and Higher Education
     */
    customer_en: string | null;
    /**
     * Format: date
     * @description First day.
     * @example 2023-06-01
     */
    starts_at: string;
    /**
     * Format: date
     * @description Last day, planned or real.
     * @example 2025-12-31
     */
    ends_at: string;
    /**
     * @description Money for the whole project in KZT; null when not disclosed.
     * @example 89640000
     */
    budget_amount: number | null;
    currency: components["schemas"]["Currency"];
    /**
     * @description Goal in Kazakh. Sanitised HTML; null without a translation.
     * @example <p>Қазақ мәтіндерінің синтаксисін талдайтын ашық құралдар жасау.</p>
     */
    goal_kz: string | null;
    /**
     * @description Goal in Russian. Sanitised HTML; null without a translation.
     * @example <p>Создать открытые инструменты синтаксического анализа казахских текстов.</p>
     */
    goal_ru: string | null;
    /**
     * @description Goal in English. Sanitised HTML; null without a translation.
     * @example <p>To build open tools that parse Kazakh texts.</p>
     */
    goal_en: string | null;
    /**
     * @description Results in Kazakh. Sanitised HTML; null without a translation.
     * @example <p>Көлемі 12 миллион сөздік корпус ашық жарияланды.</p>
     */
    results_kz: string | null;
    /**
     * @description Results in Russian. Sanitised HTML; null without a translation.
     * @example <p>Опубликован открытый корпус объёмом 12 миллионов слов.</p>
     */
    results_ru: string | null;
    /**
     * @description Results in English. Sanitised HTML; null without a translation.
     * @example <p>A corpus of 12 million words has been published openly.</p>
     */
    results_en: string | null;
    /**
     * @description Publications that came of it.
     * @example 11
     */
    publications_count: number;
    /**
     * @description The final or latest report.
     * @example null
     */
    report: components["schemas"]["File"] | null;
    status: components["schemas"]["ProjectStatus"];
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-02-03T08:15:00Z
     */
    updated_at: string;
};
type ScientificProjectList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["ScientificProject"][];
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
    /**
     * @description All years in which a project of the site runs, newest first; filters do not narrow them.
     * @example [
     *       2026,
     *       2025,
     *       2024,
     *       2023
     *     ]
     */
    years: number[];
};
type ScientificProjectListRequest = {
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
     * @description Words to look for in titles, registration numbers and names of people, in all languages; all must occur.
     * @example AP19675432
     */
    q?: string;
    /**
     * @description What the list is sorted by. Projects without a disclosed budget come last either way.
     * @default starts_at
     * @example starts_at
     * @enum {string}
     */
    sort?: "starts_at" | "title" | "leader" | "budget_amount";
    /**
     * @description Direction of `sort`; without it `asc` by title and leader and `desc` otherwise.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Projects of this type; an unknown one gives an empty list.
     * @example 2
     */
    type_id?: number;
    /**
     * @description Projects with this funding; an unknown one gives an empty list.
     * @example 1
     */
    funding_id?: number;
    /**
     * @description Projects that run in this year, if only for a part of it.
     * @example 2026
     */
    year?: number;
    /**
     * @description Projects led by the person with this portfolio; an unknown one gives an empty list.
     * @example 71
     */
    leader_id?: number;
    /** @description Projects in this state. */
    status?: components["schemas"]["ProjectStatus"];
};
type ScoreCategory = {
    /**
     * @description Id of the category.
     * @example 1
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example ҰБТ: мемлекеттік грант
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example ЕНТ: государственные гранты
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example UNT: state grants
     */
    name_en: string | null;
    level: components["schemas"]["EducationLevel"];
    /**
     * @description The most points that the test gives: 140 in the UNT, 150 in the comprehensive test for masters, 100 in the entrance examination for doctorates.
     * @example 140
     */
    max_score: number;
    /**
     * @description Position in the list.
     * @example 10
     */
    sort_order: number;
};
type ScoreDirection = {
    /**
     * @description Id of the direction.
     * @example 61
     */
    id: number;
    /**
     * @description Id of its field.
     * @example 6
     */
    field_id: number;
    /**
     * @description Code of the classifier; it also joins the direction to `Profession`.
     * @example 6B061
     */
    code: string;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Ақпараттық-коммуникациялық технологиялар
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Информационно-коммуникационные технологии
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Information and communication technologies
     */
    name_en: string | null;
};
type ScoreDirectionsRequest = {
    /**
     * @description Directions of this field; an unknown one gives an empty list.
     * @example 6
     */
    field_id: number;
    slug?: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
};
type ScoreField = {
    /**
     * @description Id of the field.
     * @example 6
     */
    id: number;
    /**
     * @description Ids of the categories with scores of this field.
     * @example [
     *       1
     *     ]
     */
    category_ids: number[];
    /**
     * @description Code of the classifier; it also joins the field to `TrainingField`.
     * @example 6B06
     */
    code: string;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Ақпараттық-коммуникациялық технологиялар
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Информационно-коммуникационные технологии
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Information and communication technologies
     */
    name_en: string | null;
};
type ScoreFieldsRequest = {
    /**
     * @description Fields of this category; an unknown one gives an empty list.
     * @example 1
     */
    category_id: number;
    slug?: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
};
type SearchFacets = {
    /**
     * @description By kind of content, the largest count first.
     * @example [
     *       {
     *         "value": 2,
     *         "count": 7
     *       }
     *     ]
     */
    type: {
        value: components["schemas"]["SearchHitType"];
        /**
         * @description Hits with this value.
         * @example 7
         */
        count: number;
    }[];
    /**
     * @description By the language of the text that has the words, the largest count first; the filter is `text_lang`. A hit may be shown in another one, which its `lang` says.
     * @example [
     *       {
     *         "value": "kz",
     *         "count": 7
     *       }
     *     ]
     */
    lang: {
        value: components["schemas"]["Language"];
        /**
         * @description Hits with this value.
         * @example 7
         */
        count: number;
    }[];
    /**
     * @description By site, the largest count first.
     * @example [
     *       {
     *         "value": "lib",
     *         "count": 7
     *       }
     *     ]
     */
    site: {
        value: components["schemas"]["SiteSlug"];
        /**
         * @description Hits with this value.
         * @example 7
         */
        count: number;
    }[];
    /**
     * @description By year of publication, the newest first; hits without a date are not counted.
     * @example [
     *       {
     *         "value": 2026,
     *         "count": 7
     *       }
     *     ]
     */
    year: {
        /**
         * @description Year in Almaty time.
         * @example 2026
         */
        value: number;
        /**
         * @description Hits with this value.
         * @example 7
         */
        count: number;
    }[];
};
type SearchHit = {
    /**
     * @description Id of the item among those of its type.
     * @example 1004
     */
    id: number;
    type: components["schemas"]["SearchHitType"];
    /**
     * @description Title or name without markup.
     * @example Кітапхана 23:00-ге дейін ашық
     */
    title: string;
    /**
     * @description The words of `title` that were found, in order and without overlap; absent where it has none.
     * @example [
     *       {
     *         "start": 0,
     *         "end": 9
     *       }
     *     ]
     */
    title_marks?: components["schemas"]["TextRange"][];
    snippet: components["schemas"]["SearchSnippet"];
    /**
     * @description Path on the site `site_slug`, with the language of the hit, or of the file itself; a URL where the item lies elsewhere.
     * @example /kz/news/1004
     */
    url: string;
    section?: components["schemas"]["SearchSection"];
    lang: components["schemas"]["Language"];
    site_slug: components["schemas"]["SiteSlug"];
    /**
     * @description Name of the site `site_slug` in the language `lang` of the request, without a translation in another; absent where the site has none.
     * @example Көкжиек университетінің Ғылыми кітапханасы
     */
    site_name?: string;
    /**
     * @description Picture of the item; of a person the photograph.
     * @example null
     */
    image: components["schemas"]["Image"] | null;
    /**
     * Format: date-time
     * @description Time of publication; null for what has none, such as people.
     * @example 2026-11-16T04:00:00Z
     */
    published_at: string | null;
    /**
     * @description How well the hit fits; only to be compared within one answer.
     * @example 12.7
     */
    score: number;
};
type SearchHitList = {
    /**
     * @description The hits of this page.
     * @example []
     */
    data: components["schemas"]["SearchHit"][];
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
    facets: components["schemas"]["SearchFacets"];
    /**
     * @description The words as they were probably meant, where that finds more; otherwise null.
     * @example стипендия
     */
    suggestion: string | null;
};
type SearchRequest = {
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
     * @description Words to look for, in any of the three languages and in any form; all of them must occur. One typing error a word is forgiven.
     * @example кітапхана
     */
    q: string;
    /** @default 1 */
    type?: components["schemas"]["SearchType"];
    /** @description Only hits of this site. Without it the main site searches all sites and a sub-site its own content. */
    site?: components["schemas"]["SiteSlug"];
    /** @description Only hits whose text in this language has the words. An item may be shown in another one, which its `lang` says. */
    text_lang?: components["schemas"]["Language"];
    /**
     * @description Year of publication in Almaty time; what has no date of publication is left out.
     * @example 2026
     */
    year?: number;
    /**
     * @description By how well a hit fits or by its date; hits without a date come last.
     * @default relevance
     * @example relevance
     * @enum {string}
     */
    sort?: "relevance" | "published_at";
    /**
     * @description Direction of `sort`.
     * @default desc
     * @example desc
     * @enum {string}
     */
    order?: "asc" | "desc";
};
type SearchSection = {
    /**
     * @description Id of the heading or block in the page at `url`, without `#` and not encoded: of a second-level heading the `id` that it has in the
     *     HTML, otherwise its words in lower case with hyphens between; of a block its name. A second one of the same has `-2` behind it.
     * @example жазылымдағы-дерекқорлар
     */
    fragment: string;
    /**
     * @description What the heading says, without markup, in the language of the hit.
     * @example Жазылымдағы дерекқорлар
     */
    title: string;
};
type SearchSnippet = {
    /**
     * @description Plain text; `…` stands where it was cut.
     * @example Сессия кезінде Ғылыми кітапхана түнгі сағат 23-ке дейін ашық.
     */
    text: string;
    /**
     * @description The words that were found, in order and without overlap; empty where only the title fits.
     * @example [
     *       {
     *         "start": 22,
     *         "end": 31
     *       }
     *     ]
     */
    marks: components["schemas"]["TextRange"][];
};
type Seo = {
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
     * @description Picture for previews in social networks; without one, the picture of the item.
     * @example null
     */
    og_image: components["schemas"]["Image"] | null;
    /**
     * @description True to keep search engines away.
     * @example false
     */
    noindex: boolean;
};
type Settings = {
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
     * @description Alerts that are shown now or will be, the most urgent first; those that are over are left out.
     * @example []
     */
    alerts: components["schemas"]["SiteAlert"][];
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
    /**
     * SiteConsent
     * @description The consent text that visitors agree to when they send something.
     * @example {
     *       "version": "2026-09-01",
     *       "page_slug": "about/personal-data"
     *     }
     */
    consent: {
        version: components["schemas"]["ConsentVersion"];
        /**
         * @description Slug of the page that has the text, on this site; null where it has none.
         * @example about/personal-data
         */
        page_slug: string | null;
    };
};
type SettingsRequest = {
    slug: components["schemas"]["SiteSlug"];
};
type ShowcaseCategory = {
    /**
     * @description Id of the category.
     * @example 2
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Жасанды интеллект
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Искусственный интеллект
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Artificial intelligence
     */
    name_en: string | null;
    /**
     * @description Products of the site in it; archived ones do not count.
     * @example 3
     */
    items_count: number;
    /**
     * @description Position in the list.
     * @example 20
     */
    sort_order: number;
};
type ShowcaseItem = {
    /**
     * @description Id of the item.
     * @example 801
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Sabaq: сабақ кестесі
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Sabaq: расписание занятий
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Sabaq: the timetable
     */
    title_en: string | null;
    /**
     * @description Summary of one or two sentences in Kazakh; null without a translation.
     * @example Сабақ кестесі мен бос аудиториялар телефоныңызда.
     */
    summary_kz: string | null;
    /**
     * @description Summary of one or two sentences in Russian; null without a translation.
     * @example Расписание и свободные аудитории в телефоне.
     */
    summary_ru: string | null;
    /**
     * @description Summary of one or two sentences in English; null without a translation.
     * @example Timetables and free rooms on your phone.
     */
    summary_en: string | null;
    /**
     * @description Description in Kazakh. Sanitised HTML; null without a translation.
     * @example <p>Қосымша кестедегі өзгеріс туралы бірден хабарлайды.</p>
     */
    description_kz: string | null;
    /**
     * @description Description in Russian. Sanitised HTML; null without a translation.
     * @example <p>Приложение сразу сообщает об изменениях в расписании.</p>
     */
    description_ru: string | null;
    /**
     * @description Description in English. Sanitised HTML; null without a translation.
     * @example <p>The app tells you at once when the timetable changes.</p>
     */
    description_en: string | null;
    /** @description Its category. */
    category: components["schemas"]["Ref"];
    /**
     * @description Logo.
     * @example null
     */
    logo: components["schemas"]["Image"] | null;
    /**
     * @description Pictures of it in use, in the editor’s order.
     * @example []
     */
    screenshots: components["schemas"]["Image"][];
    /**
     * @description Where it can be used; null when it is not open to visitors.
     * @example https://sabaq.kokzhiek.example
     */
    url: string | null;
    /**
     * @description Developer in Kazakh; null without a translation.
     * @example Бағдарламалық инженерия кафедрасы
     */
    developer_kz: string | null;
    /**
     * @description Developer in Russian; null without a translation.
     * @example Кафедра программной инженерии
     */
    developer_ru: string | null;
    /**
     * @description Developer in English; null without a translation.
     * @example Department of Software Engineering
     */
    developer_en: string | null;
    status: components["schemas"]["ShowcaseStatus"];
    /**
     * @description Technology readiness level: 1 is an idea, 9 a product in use; null when not assessed.
     * @example 9
     */
    trl: number | null;
    /**
     * @description Number of the patent or of the copyright certificate; null without one.
     * @example 41236
     */
    patent_number: string | null;
    /**
     * Format: email
     * @description Whom to write to; null without a contact.
     * @example sabaq@kokzhiek.example
     */
    contact_email: string | null;
    /**
     * Format: date
     * @description First day of use; null before.
     * @example 2025-09-01
     */
    launched_at: string | null;
};
type ShowcaseList = {
    /**
     * @description The items of this page.
     * @example []
     */
    data: components["schemas"]["ShowcaseItem"][];
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
    /**
     * @description All categories with products of the site that are not archived, in display order; filters do not narrow them.
     * @example []
     */
    categories: components["schemas"]["ShowcaseCategory"][];
};
type ShowcaseListRequest = {
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
     * @description Words to look for in titles, summaries and developers, in all languages; all must occur.
     * @example қазақша
     */
    q?: string;
    /**
     * @description What the list is sorted by. Products without a date or a level come last either way.
     * @default launched_at
     * @example launched_at
     * @enum {string}
     */
    sort?: "launched_at" | "title" | "trl";
    /**
     * @description Direction of `sort`; without it `asc` by title and `desc` otherwise.
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Products of this category; an unknown one gives an empty list.
     * @example 2
     */
    category_id?: number;
    /** @description Products in this state; without it all but archived ones. */
    status?: components["schemas"]["ShowcaseStatus"];
};
type SiteAlert = {
    /**
     * @description Id of the alert, by which a browser remembers that it was dismissed; a changed text gets a new one.
     * @example 5
     */
    id: number;
    /**
     * @description How urgent. `error` is announced at once by screen readers.
     * @example warning
     * @enum {string}
     */
    severity: "info" | "warning" | "error";
    /**
     * @description Message as plain text in Kazakh; null without a translation.
     * @example 23 қарашада сабақ қашықтан өтеді.
     */
    text_kz: string | null;
    /**
     * @description Message as plain text in Russian; null without a translation.
     * @example 23 ноября занятия пройдут дистанционно.
     */
    text_ru: string | null;
    /**
     * @description Message as plain text in English; null without a translation.
     * @example Classes will be held online on 23 November.
     */
    text_en: string | null;
    /**
     * @description Where to read more: an external URL or a path of the site without a language.
     * @example /announce/301
     */
    link: string | null;
    /**
     * Format: date-time
     * @description When it appears; it may be to come.
     * @example 2026-11-21T06:00:00Z
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description When it disappears; null until an editor removes it.
     * @example 2026-11-23T19:00:00Z
     */
    ends_at: string | null;
    /**
     * @description True where the reader may close it.
     * @example true
     */
    dismissible: boolean;
};
type SiteInfo = {
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
type SiteRequest = {
    slug: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
};
type SpokenLanguage = {
    /**
     * @description ISO 639 code; Kazakh is `kk` here.
     * @example kk
     */
    code: string;
    /**
     * @description Name of the language in Kazakh; null without a translation.
     * @example қазақ тілі
     */
    name_kz: string | null;
    /**
     * @description Name of the language in Russian; null without a translation.
     * @example казахский
     */
    name_ru: string | null;
    /**
     * @description Name of the language in English; null without a translation.
     * @example Kazakh
     */
    name_en: string | null;
    /**
     * @description Level by the Common European Framework.
     * @example native
     * @enum {string|null}
     */
    level: "native" | "C2" | "C1" | "B2" | "B1" | "A2" | "A1" | null;
};
type SubscriptionReceipt = {
    /**
     * @description The subscription begins when the link in the e-mail is opened.
     * @example pending_confirmation
     * @enum {string}
     */
    status: "pending_confirmation";
};
type SubscriptionRequest = {
    /**
     * @description Number of the newsletter; 1 is the university’s own.
     * @default 1
     * @example 1
     */
    slug_id?: number;
    /**
     * Format: email
     * @description Where the newsletter goes.
     * @example aigerim@post.example
     */
    email: string;
    lang: components["schemas"]["Language"];
    captcha?: components["schemas"]["CaptchaSolution"];
    consent_version?: components["schemas"]["ConsentVersion"];
};
type TextRange = {
    /**
     * @description Offset of the first character.
     * @example 22
     */
    start: number;
    /**
     * @description Offset after the last character.
     * @example 31
     */
    end: number;
};
type TrainingField = {
    /**
     * @description Id of the field.
     * @example 6
     */
    id: number;
    /**
     * @description Code of the classifier; it also joins the field to `ScoreField`.
     * @example 6B06
     */
    code: string;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Ақпараттық-коммуникациялық технологиялар
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Информационно-коммуникационные технологии
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Information and communication technologies
     */
    name_en: string | null;
    level: components["schemas"]["EducationLevel"];
    /**
     * @description Published programmes of the site in it.
     * @example 5
     */
    programs_count: number;
    /**
     * @description Position in the list.
     * @example 60
     */
    sort_order: number;
};
type TrainingFieldsRequest = {
    slug: components["schemas"]["SiteSlug"];
    lang?: components["schemas"]["Language"];
    /** @description Fields of this level; of all without it. */
    level?: components["schemas"]["EducationLevel"];
};
type UnsubscriptionRequest = {
    /**
     * @description From the link at the end of each newsletter.
     * @example Wd2nP9sLx4VgT7yEo1BkHq
     */
    token: string;
    /**
     * @description Why, in the reader’s own words.
     * @example Хаттар тым жиі келеді
     */
    reason?: string;
};
type UnsubscriptionResult = {
    /**
     * @description The same for the first and each further call.
     * @example unsubscribed
     * @enum {string}
     */
    status: "unsubscribed";
};
type UsefulLink = {
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
type Vacancy = {
    /**
     * @description Id of the vacancy.
     * @example 301
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Физика кафедрасының аға оқытушысы
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Старший преподаватель кафедры физики
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Senior Lecturer, Chair of Physics
     */
    title_en: string | null;
    category: components["schemas"]["Ref"];
    /**
     * @description Where one would work: a department, chair or service.
     * @example {
     *       "id": 12,
     *       "slug": null,
     *       "name_kz": "Физика кафедрасы",
     *       "name_ru": "Кафедра физики",
     *       "name_en": "Chair of Physics"
     *     }
     */
    department: components["schemas"]["Ref"] | null;
    /**
     * @description City in Kazakh; null without a translation.
     * @example Алматы
     */
    city_kz: string | null;
    /**
     * @description City in Russian; null without a translation.
     * @example Алматы
     */
    city_ru: string | null;
    /**
     * @description City in English; null without a translation.
     * @example Almaty
     */
    city_en: string | null;
    employment_type: components["schemas"]["EmploymentType"];
    /**
     * @description Share of a full post; null where it is by agreement.
     * @example 1
     */
    rate: number | null;
    /**
     * @description How many people are wanted.
     * @example 2
     */
    positions_count: number;
    /**
     * @description Lowest monthly salary before tax; null where it is by agreement.
     * @example 380000
     */
    salary_from: number | null;
    /**
     * @description Highest monthly salary before tax; null where it is open.
     * @example 450000
     */
    salary_to: number | null;
    /**
     * @description Currency of the salary.
     * @example KZT
     * @enum {string}
     */
    currency: "KZT";
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2026-11-02T04:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-11-02T04:00:00Z
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Until when applications are taken; null until the post is filled.
     * @example 2026-12-01T13:00:00Z
     */
    deadline_at: string | null;
    status: components["schemas"]["VacancyStatus"];
    /**
     * @description Languages with a title and a description of their own, in the order kz, ru, en.
     * @example [
     *       "kz",
     *       "ru",
     *       "en"
     *     ]
     */
    available_langs: components["schemas"]["Language"][];
    /**
     * @description Sanitised HTML on what it is about in Kazakh; null without a translation.
     * @example <p>Жалпы физикадан сабақ беретін маман іздейміз.</p>
     */
    description_kz: string | null;
    /**
     * @description Sanitised HTML on what it is about in Russian; null without a translation.
     * @example <p>Ищем преподавателя курса общей физики.</p>
     */
    description_ru: string | null;
    /**
     * @description Sanitised HTML on what it is about in English; null without a translation.
     * @example <p>We are looking for a lecturer in general physics.</p>
     */
    description_en: string | null;
    /**
     * @description Sanitised HTML on the duties in Kazakh; null without a translation.
     * @example <ul><li>дәріс оқу</li></ul>
     */
    duties_kz: string | null;
    /**
     * @description Sanitised HTML on the duties in Russian; null without a translation.
     * @example <ul><li>чтение лекций</li></ul>
     */
    duties_ru: string | null;
    /**
     * @description Sanitised HTML on the duties in English; null without a translation.
     * @example <ul><li>giving lectures</li></ul>
     */
    duties_en: string | null;
    /**
     * @description Sanitised HTML on the requirements in Kazakh; null without a translation.
     * @example <ul><li>магистр дәрежесі</li></ul>
     */
    requirements_kz: string | null;
    /**
     * @description Sanitised HTML on the requirements in Russian; null without a translation.
     * @example <ul><li>степень магистра</li></ul>
     */
    requirements_ru: string | null;
    /**
     * @description Sanitised HTML on the requirements in English; null without a translation.
     * @example <ul><li>a master’s degree</li></ul>
     */
    requirements_en: string | null;
    /**
     * @description Sanitised HTML on what the university offers in Kazakh; null without a translation.
     * @example <ul><li>жылына 56 күн ақылы демалыс</li></ul>
     */
    conditions_kz: string | null;
    /**
     * @description Sanitised HTML on what the university offers in Russian; null without a translation.
     * @example <ul><li>оплачиваемый отпуск 56 дней</li></ul>
     */
    conditions_ru: string | null;
    /**
     * @description Sanitised HTML on what the university offers in English; null without a translation.
     * @example <ul><li>56 days of paid leave a year</li></ul>
     */
    conditions_en: string | null;
    /**
     * @description Sanitised HTML on what to send in Kazakh; null without a translation.
     * @example <ul><li>түйіндеме</li></ul>
     */
    required_documents_kz: string | null;
    /**
     * @description Sanitised HTML on what to send in Russian; null without a translation.
     * @example <ul><li>резюме</li></ul>
     */
    required_documents_ru: string | null;
    /**
     * @description Sanitised HTML on what to send in English; null without a translation.
     * @example <ul><li>a CV</li></ul>
     */
    required_documents_en: string | null;
    /**
     * @description Documents that belong to the vacancy.
     * @example []
     */
    files: components["schemas"]["File"][];
    /**
     * @description Whom to ask.
     * @example Сәуле Төлегенова
     */
    contact_name: string | null;
    /**
     * Format: email
     * @description E-mail address for questions.
     * @example hr@kokzhiek.example
     */
    contact_email: string | null;
    /**
     * @description Telephone number for questions.
     * @example +7 (727) 355-10-40
     */
    contact_phone: string | null;
    seo: components["schemas"]["Seo"];
};
type VacancyApplication = {
    /**
     * @description Id of the vacancy.
     * @example 301
     */
    vacancy_id: number;
    /**
     * @description Last name.
     * @example Ахметова
     */
    last_name: string;
    /**
     * @description First name.
     * @example Жанна
     */
    first_name: string;
    /**
     * @description Patronymic, for those who have one.
     * @example Болатқызы
     */
    middle_name?: string;
    /**
     * Format: email
     * @description Where the answer goes.
     * @example zhanna.akhmetova@post.example
     */
    email: string;
    /**
     * @description Telephone number with the code of the country; candidates abroad apply too.
     * @example +7-(701)-555-01-27
     */
    phone: string;
    /**
     * @description The highest degree.
     * @example master
     * @enum {string}
     */
    degree?: "bachelor" | "specialist" | "master" | "candidate_of_sciences" | "phd" | "doctor_of_sciences";
    /**
     * @description Full years of work in the field.
     * @example 6
     */
    experience_years?: number;
    /**
     * @description Why this candidate; plain text.
     * @example Оқытушы болып алты жыл жұмыс істедім.
     */
    cover_letter?: string;
    /**
     * Format: binary
     * @description The CV: PDF, DOCX or ODT of at most 10 MB, as its content shows.
     * @example %PDF-1.4
     *     %%EOF
     */
    resume: Blob | File;
    /**
     * @description Further documents, each a part of this name and of at most 10 MB: PDF, DOCX, ODT, JPEG or PNG.
     * @example [
     *       "%PDF-1.4\n%%EOF\n"
     *     ]
     */
    files?: (Blob | File)[];
    captcha: components["schemas"]["CaptchaSolution"];
    consent_version: components["schemas"]["ConsentVersion"];
    lang: components["schemas"]["Language"];
    /**
     * @description A trap for robots, hidden from people: it must be empty. A robot that fills it in is refused with 400.
     * @default
     * @example
     */
    website?: string;
};
type VacancyCategory = {
    /**
     * @description Id of the category.
     * @example 1
     */
    id: number;
    /**
     * @description Name in Kazakh; null without a translation.
     * @example Профессор-оқытушылар құрамы
     */
    name_kz: string | null;
    /**
     * @description Name in Russian; null without a translation.
     * @example Профессорско-преподавательский состав
     */
    name_ru: string | null;
    /**
     * @description Name in English; null without a translation.
     * @example Academic staff
     */
    name_en: string | null;
    /**
     * @description Open vacancies on the site.
     * @example 4
     */
    open_count: number;
    /**
     * @description Position in the list.
     * @example 10
     */
    sort_order: number;
};
type VacancyList = {
    /**
     * @description The vacancies of this page.
     * @example []
     */
    data: components["schemas"]["VacancySummary"][];
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
type VacancyListRequest = {
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
     * @description Words that must occur in the title, the department or the requirements.
     * @example физика
     */
    q?: string;
    /**
     * @description What the list is ordered by; without a deadline comes last, titles in the language `lang`.
     * @default published_at
     * @example deadline_at
     * @enum {string}
     */
    sort?: "published_at" | "deadline_at" | "title";
    /**
     * @description Direction of `sort`.
     * @default desc
     * @example asc
     * @enum {string}
     */
    order?: "asc" | "desc";
    /**
     * @description Id of a category; an unknown one gives an empty list.
     * @example 1
     */
    category_id?: number;
    /**
     * @description Whether applications are still taken.
     * @default open
     * @example open
     * @enum {string}
     */
    status?: "open" | "closed" | "all";
    employment_type?: components["schemas"]["EmploymentType"];
};
type VacancySummary = {
    /**
     * @description Id of the vacancy.
     * @example 301
     */
    id: number;
    /**
     * @description Title in Kazakh; null without a translation.
     * @example Физика кафедрасының аға оқытушысы
     */
    title_kz: string | null;
    /**
     * @description Title in Russian; null without a translation.
     * @example Старший преподаватель кафедры физики
     */
    title_ru: string | null;
    /**
     * @description Title in English; null without a translation.
     * @example Senior Lecturer, Chair of Physics
     */
    title_en: string | null;
    category: components["schemas"]["Ref"];
    /**
     * @description Where one would work: a department, chair or service.
     * @example {
     *       "id": 12,
     *       "slug": null,
     *       "name_kz": "Физика кафедрасы",
     *       "name_ru": "Кафедра физики",
     *       "name_en": "Chair of Physics"
     *     }
     */
    department: components["schemas"]["Ref"] | null;
    /**
     * @description City in Kazakh; null without a translation.
     * @example Алматы
     */
    city_kz: string | null;
    /**
     * @description City in Russian; null without a translation.
     * @example Алматы
     */
    city_ru: string | null;
    /**
     * @description City in English; null without a translation.
     * @example Almaty
     */
    city_en: string | null;
    employment_type: components["schemas"]["EmploymentType"];
    /**
     * @description Share of a full post; null where it is by agreement.
     * @example 1
     */
    rate: number | null;
    /**
     * @description How many people are wanted.
     * @example 2
     */
    positions_count: number;
    /**
     * @description Lowest monthly salary before tax; null where it is by agreement.
     * @example 380000
     */
    salary_from: number | null;
    /**
     * @description Highest monthly salary before tax; null where it is open.
     * @example 450000
     */
    salary_to: number | null;
    /**
     * @description Currency of the salary.
     * @example KZT
     * @enum {string}
     */
    currency: "KZT";
    /**
     * Format: date-time
     * @description Time of publication.
     * @example 2026-11-02T04:00:00Z
     */
    published_at: string;
    /**
     * Format: date-time
     * @description Time of the last change.
     * @example 2026-11-02T04:00:00Z
     */
    updated_at: string;
    /**
     * Format: date-time
     * @description Until when applications are taken; null until the post is filled.
     * @example 2026-12-01T13:00:00Z
     */
    deadline_at: string | null;
    status: components["schemas"]["VacancyStatus"];
    /**
     * @description Languages with a title and a description of their own, in the order kz, ru, en.
     * @example [
     *       "kz",
     *       "ru",
     *       "en"
     *     ]
     */
    available_langs: components["schemas"]["Language"][];
};
type VisitorCounts = {
    /**
     * @description Visitors of the last five minutes, the caller among them.
     * @example 14
     */
    online: number;
    /**
     * @description Visitors since midnight in Almaty.
     * @example 382
     */
    today: number;
    /**
     * Format: int64
     * @description Sum of the visitors of all days.
     * @example 1284907
     */
    total: number;
};
type WebQuestionSubmission = {
    question: components["schemas"]["QuestionEnvelope"];
    captcha: components["schemas"]["CaptchaSolution"];
    consentVersion: components["schemas"]["ConsentVersion"];
    /**
     * @description A trap for robots, hidden from people: it must be empty. A robot that fills it in is refused with 400.
     * @default
     * @example
     */
    website?: string;
};
export interface components {
    schemas: {
        /**
         * AcademicDegree
         * @description An academic degree as Kazakhstan awards or recognises it. `phd` and `profile_doctor` (доктор по профилю) are the doctorates of today, `candidate` and `doctor` (к.т.н., д.т.н. and the like) those of the former system.
         * @example phd
         * @enum {string}
         */
        AcademicDegree: "master" | "phd" | "profile_doctor" | "candidate" | "doctor";
        /**
         * AcademicYear
         * @description From September of the first year to June of the next, which is always one more.
         * @example 2026-2027
         */
        AcademicYear: string;
        /**
         * Accreditation
         * @description The accreditation of a programme by an agency.
         */
        Accreditation: Accreditation;
        /**
         * ActivationRequest
         * @description Names a subscription that waits for confirmation.
         */
        ActivationRequest: ActivationRequest;
        /**
         * ActivationResult
         * @description What became of a subscription.
         */
        ActivationResult: ActivationResult;
        /**
         * AdmissionBasis
         * @description What an applicant has finished before: school, college, or a first degree.
         * @example school
         * @enum {string}
         */
        AdmissionBasis: "school" | "college" | "higher";
        /**
         * Announcement
         * @description An announcement in all the languages that it has.
         */
        Announcement: Announcement;
        /**
         * AnnouncementList
         * @description Announcements, one page of the list.
         */
        AnnouncementList: AnnouncementList;
        /**
         * AnnouncementListRequest
         * @description Which announcements are wanted. Filters are combined by "and".
         */
        AnnouncementListRequest: AnnouncementListRequest;
        /**
         * AnnouncementSummary
         * @description An announcement without its content.
         */
        AnnouncementSummary: AnnouncementSummary;
        /**
         * ApplicationReceipt
         * @description Says that an application has arrived.
         */
        ApplicationReceipt: ApplicationReceipt;
        /**
         * ArchivedNews
         * @description An archived news item in all the languages that it has.
         */
        ArchivedNews: ArchivedNews;
        /**
         * ArchivedNewsList
         * @description Archived news, one page of the list.
         */
        ArchivedNewsList: ArchivedNewsList;
        /**
         * ArchivedNewsListRequest
         * @description Which archived news is wanted. Filters are combined by "and".
         */
        ArchivedNewsListRequest: ArchivedNewsListRequest;
        /**
         * ArchivedNewsSummary
         * @description An archived news item without its content.
         */
        ArchivedNewsSummary: ArchivedNewsSummary;
        /**
         * AttendanceMode
         * @description How an event is attended: at its place, over the network, or either way.
         * @example offline
         * @enum {string}
         */
        AttendanceMode: "offline" | "online" | "mixed";
        /**
         * Blog
         * @description A blog: who writes it, and what has been written.
         */
        Blog: Blog;
        /**
         * BlogOwner
         * @description The person who writes a blog and answers its questions.
         */
        BlogOwner: BlogOwner;
        /**
         * BlogPost
         * @description A post of a blog in all the languages that it has.
         */
        BlogPost: BlogPost;
        /**
         * BlogPostList
         * @description Posts, one page of the list.
         */
        BlogPostList: BlogPostList;
        /**
         * BlogQuestion
         * @description A question to the owner of a blog, in the language in which it was asked.
         */
        BlogQuestion: BlogQuestion;
        /**
         * BlogQuestionList
         * @description Questions to the owner of a blog, one page of the list.
         */
        BlogQuestionList: BlogQuestionList;
        /**
         * BlogQuestionListRequest
         * @description Which questions are wanted. Filters are combined by "and".
         */
        BlogQuestionListRequest: BlogQuestionListRequest;
        /**
         * BlogQuestionReceipt
         * @description Says that a question has arrived.
         */
        BlogQuestionReceipt: BlogQuestionReceipt;
        /**
         * BlogQuestionSubmission
         * @description A question to the owner of a blog.
         */
        BlogQuestionSubmission: BlogQuestionSubmission;
        /**
         * BlogRequest
         * @description Which blog is wanted, and which page of its posts.
         */
        BlogRequest: BlogRequest;
        /**
         * Breadcrumb
         * @description One step from the top of the menu to an item.
         */
        Breadcrumb: Breadcrumb;
        /**
         * BreadcrumbsRequest
         * @description Names a menu item.
         */
        BreadcrumbsRequest: BreadcrumbsRequest;
        /**
         * BuildManifest
         * @description The routes of a build: which template shows an address, and whether pages may have come since.
         */
        BuildManifest: BuildManifest;
        /**
         * Cafedra
         * @description A chair, the smallest unit that teaches.
         */
        Cafedra: Cafedra;
        /**
         * CaptchaChallenge
         * @description A challenge of ALTCHA, version 2, as `createChallenge` of altcha-lib 2.8 makes it and the widget reads it. The names are
         *     the library's. What the algorithm has no use for is absent rather than null, for the signature covers the parameters
         *     that are there.
         */
        CaptchaChallenge: CaptchaChallenge;
        /**
         * CaptchaSolution
         * @description A challenge of `getCaptchaChallenge` and its solution, as the ALTCHA widget gives them: base64 of the JSON text
         *     `{"challenge":{"parameters":{…},"signature":"…"},"solution":{"counter":873,"derivedKey":"…","time":175.1}}`. It is good for
         *     one submission and until the challenge expires.
         * @example eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319
         */
        CaptchaSolution: string;
        /**
         * ChosenCategory
         * @description A category as `listRequestCategories` answered it. What counts is its id; the rest may be left out and is not read.
         */
        ChosenCategory: ChosenCategory;
        /**
         * ConsentVersion
         * Format: date
         * @description A consent text, by the day from which it holds. Submissions name the one that the sender agreed to; the settings of a
         *     site name the present one. A version that holds no longer is a 422 `consent_outdated`: ask for the settings anew, show
         *     the present text and ask again.
         * @example 2026-09-01
         */
        ConsentVersion: string;
        /**
         * Cooperation
         * @description A kind of cooperation with other universities.
         */
        Cooperation: Cooperation;
        /**
         * CouncilContacts
         * @description Where a dissertation council can be reached.
         */
        CouncilContacts: CouncilContacts;
        /**
         * CouncilMember
         * @description A person with an office in a dissertation council.
         */
        CouncilMember: CouncilMember;
        /**
         * CountriesRequest
         * @description Names a site and, where wanted, one kind of cooperation.
         */
        CountriesRequest: CountriesRequest;
        /**
         * Country
         * @description A country with partner universities.
         */
        Country: Country;
        /**
         * Currency
         * @description Currency of the amounts (ISO 4217). Amounts are whole tenge.
         * @example KZT
         * @enum {string}
         */
        Currency: "KZT";
        /**
         * DefenceChange
         * @description A change of the day, time or place of a defence, or of a reviewer.
         */
        DefenceChange: DefenceChange;
        /**
         * DefenceExpert
         * @description A consultant or reviewer of a dissertation.
         */
        DefenceExpert: DefenceExpert;
        /**
         * DefenceStatus
         * @description What became of a defence. One that is postponed may have no new date yet.
         * @example planned
         * @enum {string}
         */
        DefenceStatus: "planned" | "postponed" | "held" | "cancelled";
        /**
         * Department
         * @description A department, such as a faculty or an institute, with its chairs.
         */
        Department: Department;
        /**
         * DepartmentsRequest
         * @description Which departments are wanted.
         */
        DepartmentsRequest: DepartmentsRequest;
        /**
         * Dissertation
         * @description The defences of one programme before one council in one year, with the reports of the council.
         */
        Dissertation: Dissertation;
        /**
         * DissertationCouncil
         * @description A dissertation council and how to reach it.
         */
        DissertationCouncil: DissertationCouncil;
        /**
         * DissertationList
         * @description Dissertation pages, one page of the list.
         */
        DissertationList: DissertationList;
        /**
         * DissertationListRequest
         * @description Which dissertation pages are wanted. Filters are combined by "and".
         */
        DissertationListRequest: DissertationListRequest;
        /**
         * DissertationSummary
         * @description The defences of one programme before one council in one year.
         */
        DissertationSummary: DissertationSummary;
        /**
         * Doctoral
         * @description A doctoral candidate with everything that must be public about the defence.
         */
        Doctoral: Doctoral;
        /**
         * DoctoralRequest
         * @description Names a doctoral candidate of a dissertation page.
         */
        DoctoralRequest: DoctoralRequest;
        /**
         * DoctoralScore
         * @description With how many points one got a doctoral place in a group of programmes, in one year, language and funding.
         */
        DoctoralScore: DoctoralScore;
        /**
         * DoctoralScoreList
         * @description Passing scores for doctorates, one page of the list, and the years to choose from.
         */
        DoctoralScoreList: DoctoralScoreList;
        /**
         * DoctoralScoreListRequest
         * @description Which passing scores for doctorates are wanted. Filters are combined by "and".
         */
        DoctoralScoreListRequest: DoctoralScoreListRequest;
        /**
         * DoctoralSummary
         * @description A doctoral candidate, as a list of defences shows them.
         */
        DoctoralSummary: DoctoralSummary;
        /**
         * Document
         * @description An official document of the university: rules, policies, orders. Its text is in the files.
         */
        Document: Document;
        /**
         * DocumentCategory
         * @description A category of documents, a part of a tree.
         */
        DocumentCategory: DocumentCategory;
        /**
         * DocumentList
         * @description Documents, one page of the list, and what it can be narrowed by.
         */
        DocumentList: DocumentList;
        /**
         * DocumentListRequest
         * @description Which documents are wanted. Filters are combined by "and".
         */
        DocumentListRequest: DocumentListRequest;
        /**
         * EducationLevel
         * @description Level of education. `preparatory` is the foundation year before a degree; `master` includes MBA.
         * @example bachelor
         * @enum {string}
         */
        EducationLevel: "preparatory" | "bachelor" | "master" | "residency" | "doctoral";
        /**
         * EmploymentType
         * @description How much and how long one works.
         * @example full_time
         * @enum {string}
         */
        EmploymentType: "full_time" | "part_time" | "hourly" | "temporary" | "internship";
        /**
         * Entry
         * @description An entry of a list that editors made, for whatever they need a list for.
         */
        Entry: Entry;
        /**
         * EntryList
         * @description A list with its title, and of its entries one page.
         */
        EntryList: EntryList;
        /**
         * EntryListRequest
         * @description Which entries of which list are wanted. Filters are combined by "and".
         */
        EntryListRequest: EntryListRequest;
        /**
         * Event
         * @description An event in all the languages that it has.
         */
        Event: Event;
        /**
         * EventCategory
         * @description A category of events with the number of its items.
         */
        EventCategory: EventCategory;
        /**
         * EventList
         * @description Events, one page of the list.
         */
        EventList: EventList;
        /**
         * EventListRequest
         * @description Which events are wanted. Filters are combined by "and". `month`, `from` and `to` are meant in Almaty time and keep an event when any part of it falls inside.
         */
        EventListRequest: EventListRequest;
        /**
         * EventStatus
         * @description Whether an event takes place as announced. The values are those of schema.org’s EventStatusType. A postponed event keeps the start that no longer holds until there is a new one.
         * @example scheduled
         * @enum {string}
         */
        EventStatus: "scheduled" | "rescheduled" | "postponed" | "moved_online" | "cancelled";
        /**
         * EventSummary
         * @description An event without its content.
         */
        EventSummary: EventSummary;
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
         * FormerAddresses
         * @description Addresses that the item had before, each a path with its query, as it was linked. Whoever asks the site for exactly one of them is led to the item for good; one that begins with a language is led to that language. Absent for an item that never had another.
         * @example [
         *       "/index.php?id=27",
         *       "/ru/abiturientam/bakalavriat"
         *     ]
         */
        FormerAddresses: string[];
        /**
         * Gallery
         * @description Pictures that belong together.
         */
        Gallery: Gallery;
        /**
         * GalleryRequest
         * @description Names a gallery.
         */
        GalleryRequest: GalleryRequest;
        /**
         * HeroLink
         * @description A button in the large picture of the home page.
         */
        HeroLink: HeroLink;
        /**
         * Image
         * @description A picture with its size, so that a page keeps the room for it.
         */
        Image: Image;
        /**
         * ImageSource
         * @description A picture in another format or size, for browsers to choose from.
         */
        ImageSource: ImageSource;
        /**
         * ItemRequest
         * @description Names one item of a list.
         */
        ItemRequest: ItemRequest;
        /**
         * KeyFigure
         * @description A number that tells what kind of place the site stands for.
         */
        KeyFigure: KeyFigure;
        /**
         * Language
         * @description A language of the site. As a BCP 47 tag `kz` is `kk`.
         * @example kz
         * @enum {string}
         */
        Language: "kz" | "ru" | "en";
        /**
         * LatestBuild
         * @description Names the build that is served now.
         */
        LatestBuild: LatestBuild;
        /**
         * MenuItem
         * @description One entry of a menu. With `link` it leads outside and opens in a new tab, otherwise to the page `slugs`.
         */
        MenuItem: MenuItem;
        /**
         * MenuRequest
         * @description Which menu is wanted.
         */
        MenuRequest: MenuRequest;
        /**
         * News
         * @description A news item in all the languages that it has.
         */
        News: News;
        /**
         * NewsCategory
         * @description A category of news with the number of its items.
         */
        NewsCategory: NewsCategory;
        /**
         * NewsCategoryRef
         * @description Names a category.
         */
        NewsCategoryRef: NewsCategoryRef;
        /**
         * NewsList
         * @description News, one page of the list.
         */
        NewsList: NewsList;
        /**
         * NewsListRequest
         * @description Which news is wanted. Filters are combined by "and".
         */
        NewsListRequest: NewsListRequest;
        /**
         * NewsRef
         * @description Enough of a news item to link to it.
         */
        NewsRef: NewsRef;
        /**
         * NewsSummary
         * @description A news item without its content.
         */
        NewsSummary: NewsSummary;
        /**
         * OneClickUnsubscribe
         * @description The form that a mail program sends for the button "Unsubscribe" (RFC 8058).
         */
        OneClickUnsubscribe: OneClickUnsubscribe;
        /**
         * Page
         * @description A content page in all the languages that it has.
         */
        Page: Page;
        /**
         * PageBlock
         * @description A content block that is embedded in a page.
         */
        PageBlock: PageBlock;
        /**
         * PageList
         * @description Pages, one page of the list.
         */
        PageList: PageList;
        /**
         * PageListRequest
         * @description Which pages are wanted. Beyond the last page of the list the answer is an empty list.
         */
        PageListRequest: PageListRequest;
        /**
         * PagePayload
         * @description What the browser needs besides the scripts to draw a page: a page-data.json of Gatsby 5. Its data are shaped by the query
         *     of the page's template, not by this contract.
         */
        PagePayload: PagePayload;
        /**
         * PageSummary
         * @description A page without its content.
         */
        PageSummary: PageSummary;
        /**
         * PartnerUniversity
         * @description A university with which there is an agreement.
         */
        PartnerUniversity: PartnerUniversity;
        /**
         * PartnerUniversityList
         * @description Partner universities, one page of the list.
         */
        PartnerUniversityList: PartnerUniversityList;
        /**
         * PartnerUniversityListRequest
         * @description Which partner universities are wanted. Filters are combined by "and".
         */
        PartnerUniversityListRequest: PartnerUniversityListRequest;
        /**
         * PassingScore
         * @description With how many points one got a place in a group of programmes, in one year, language and competition.
         */
        PassingScore: PassingScore;
        /**
         * PassingScoreList
         * @description Passing scores, one page of the list, and the years to choose from.
         */
        PassingScoreList: PassingScoreList;
        /**
         * PassingScoreListRequest
         * @description Which passing scores are wanted. Filters are combined by "and".
         */
        PassingScoreListRequest: PassingScoreListRequest;
        /**
         * Portfolio
         * @description The whole portfolio of a member of staff. Its longer lists have operations of their own; `counts` tells which of them are worth asking for.
         */
        Portfolio: Portfolio;
        /**
         * PortfolioAward
         * @description An award, prize or title of honour.
         */
        PortfolioAward: PortfolioAward;
        /**
         * PortfolioCounts
         * @description How many rows each list of a portfolio has; 0 where a client need not ask.
         */
        PortfolioCounts: PortfolioCounts;
        /**
         * PortfolioEducation
         * @description A degree or diploma.
         */
        PortfolioEducation: PortfolioEducation;
        /**
         * PortfolioExperience
         * @description A post that a person holds or held.
         */
        PortfolioExperience: PortfolioExperience;
        /**
         * PortfolioGrant
         * @description A grant that a person has or had a part in.
         */
        PortfolioGrant: PortfolioGrant;
        /**
         * PortfolioInterest
         * @description A field of research that a person is interested in.
         */
        PortfolioInterest: PortfolioInterest;
        /**
         * PortfolioLink
         * @description A page about a person elsewhere.
         */
        PortfolioLink: PortfolioLink;
        /**
         * PortfolioList
         * @description Members of staff, one page of the list.
         */
        PortfolioList: PortfolioList;
        /**
         * PortfolioListRequest
         * @description Which members of staff are wanted. Filters are combined by "and".
         */
        PortfolioListRequest: PortfolioListRequest;
        /**
         * PortfolioProject
         * @description A scientific project that a person works on or worked on.
         */
        PortfolioProject: PortfolioProject;
        /**
         * PortfolioPublication
         * @description A publication, in the language that it appeared in.
         */
        PortfolioPublication: PortfolioPublication;
        /**
         * PortfolioPublicationList
         * @description Publications, one page of the list.
         */
        PortfolioPublicationList: PortfolioPublicationList;
        /**
         * PortfolioPublicationListRequest
         * @description Which publications are wanted. Filters are combined by "and".
         */
        PortfolioPublicationListRequest: PortfolioPublicationListRequest;
        /**
         * PortfolioRequest
         * @description Names a portfolio.
         */
        PortfolioRequest: PortfolioRequest;
        /**
         * PortfolioSubject
         * @description A subject that a person teaches.
         */
        PortfolioSubject: PortfolioSubject;
        /**
         * PortfolioSummary
         * @description A member of staff, as a list shows them.
         */
        PortfolioSummary: PortfolioSummary;
        /**
         * PreviewKeyProblem
         * @description That the key of `X-Preview-Key` is not the server's (RFC 9457).
         */
        PreviewKeyProblem: PreviewKeyProblem;
        /**
         * Price
         * @description The tuition fee of one programme for one academic year, study form and basis of admission.
         */
        Price: Price;
        /**
         * PriceCategory
         * @description A category of tuition fees, a part of a tree: levels, and fields of training below them.
         */
        PriceCategory: PriceCategory;
        /**
         * PriceChildren
         * @description What lies directly in a category of tuition fees.
         */
        PriceChildren: PriceChildren;
        /**
         * PriceChildrenRequest
         * @description Names a category of tuition fees.
         */
        PriceChildrenRequest: PriceChildrenRequest;
        /**
         * PriceList
         * @description Tuition fees, one page of the list, and the years to choose from.
         */
        PriceList: PriceList;
        /**
         * PriceListRequest
         * @description Which fees are wanted. Filters are combined by "and".
         */
        PriceListRequest: PriceListRequest;
        /**
         * Problem
         * @description What went wrong (RFC 9457). Branch on `code`, never on `detail`.
         */
        Problem: Problem;
        /**
         * Profession
         * @description A direction of training with its programmes: what an applicant chooses before a programme.
         */
        Profession: Profession;
        /**
         * ProfessionList
         * @description Professions, one page of the list, and the subjects to choose from.
         */
        ProfessionList: ProfessionList;
        /**
         * ProfessionListRequest
         * @description Which professions are wanted. Filters are combined by "and".
         */
        ProfessionListRequest: ProfessionListRequest;
        /**
         * Program
         * @description An educational programme with everything that an applicant asks about it.
         */
        Program: Program;
        /**
         * ProgramList
         * @description Programmes, one page of the list.
         */
        ProgramList: ProgramList;
        /**
         * ProgramListRequest
         * @description Which programmes are wanted. Filters are combined by "and".
         */
        ProgramListRequest: ProgramListRequest;
        /**
         * ProjectFunding
         * @description A kind of funding of scientific projects with their number.
         */
        ProjectFunding: ProjectFunding;
        /**
         * ProjectMember
         * @description A person in a scientific project.
         */
        ProjectMember: ProjectMember;
        /**
         * ProjectStatus
         * @description How far the project has come. `stopped` is ended early.
         * @example ongoing
         * @enum {string}
         */
        ProjectStatus: "planned" | "ongoing" | "completed" | "stopped";
        /**
         * ProjectType
         * @description A type of scientific projects with their number.
         */
        ProjectType: ProjectType;
        /**
         * PublicationIndex
         * @description Where a publication is indexed. `kkson` is the ministry's list of recommended journals.
         * @example scopus
         * @enum {string}
         */
        PublicationIndex: "scopus" | "wos" | "kkson" | "other";
        /**
         * PublicationType
         * @description What kind of work a publication is.
         * @example article
         * @enum {string}
         */
        PublicationType: "article" | "conference_paper" | "monograph" | "textbook" | "chapter" | "patent";
        /**
         * QuestionCategory
         * @description What a question to the university can be.
         */
        QuestionCategory: QuestionCategory;
        /**
         * QuestionCategoryRequest
         * @description Names the list that is wanted.
         */
        QuestionCategoryRequest: QuestionCategoryRequest;
        /**
         * QuestionDocument
         * @description What the browser tells of the attached file. The file itself is the part `f0`; its type is found from its content.
         */
        QuestionDocument: QuestionDocument;
        /**
         * QuestionEnvelope
         * @description A question and the number of files that belong to it. In a form it is one part, sent as JSON text.
         */
        QuestionEnvelope: QuestionEnvelope;
        /**
         * QuestionForm
         * @description What a visitor fills in to ask the university something.
         */
        QuestionForm: QuestionForm;
        /**
         * QuestionNumber
         * @description The number under which a question is registered. Besides the prefix it has only digits and letters that nobody takes for
         *     another, in Latin or in Cyrillic.
         * @example Q-7F3R-9WDN
         */
        QuestionNumber: string;
        /**
         * QuestionProgress
         * @description How a question fares.
         */
        QuestionProgress: QuestionProgress;
        /**
         * QuestionReceipt
         * @description Says that a question has arrived.
         */
        QuestionReceipt: QuestionReceipt;
        /**
         * QuestionStatus
         * @description How far a question has come: `on_moderation` (nobody has read it yet), `rejected` (it is not registered), `registered` (it
         *     waits for an answer), `answered` (by e-mail), `called` (answered by telephone).
         * @example registered
         * @enum {string}
         */
        QuestionStatus: "on_moderation" | "rejected" | "registered" | "answered" | "called";
        /**
         * QuestionSubmission
         * @description The parts of a question that is sent as a form.
         */
        QuestionSubmission: QuestionSubmission;
        /**
         * Ref
         * @description Names another item well enough to show it and to filter by it.
         */
        Ref: Ref;
        /**
         * RouteRule
         * @description What holds for the addresses of one form.
         */
        RouteRule: RouteRule;
        /**
         * ScientificProject
         * @description A scientific project with its people, money and results.
         */
        ScientificProject: ScientificProject;
        /**
         * ScientificProjectList
         * @description Scientific projects, one page of the list, and the years to choose from.
         */
        ScientificProjectList: ScientificProjectList;
        /**
         * ScientificProjectListRequest
         * @description Which scientific projects are wanted. Filters are combined by "and".
         */
        ScientificProjectListRequest: ScientificProjectListRequest;
        /**
         * ScoreCategory
         * @description A kind of entrance test.
         */
        ScoreCategory: ScoreCategory;
        /**
         * ScoreCompetition
         * @description For whom the places were: all, rural youth, or another quota such as orphans, disabled people and large families.
         * @example general
         * @enum {string}
         */
        ScoreCompetition: "general" | "rural" | "quota";
        /**
         * ScoreDirection
         * @description A direction of training that has passing scores.
         */
        ScoreDirection: ScoreDirection;
        /**
         * ScoreDirectionsRequest
         * @description Names a field of training.
         */
        ScoreDirectionsRequest: ScoreDirectionsRequest;
        /**
         * ScoreField
         * @description A field of training that has passing scores.
         */
        ScoreField: ScoreField;
        /**
         * ScoreFieldsRequest
         * @description Names a category of passing scores.
         */
        ScoreFieldsRequest: ScoreFieldsRequest;
        /**
         * SearchFacets
         * @description How the hits are spread over the values of each filter. Values without hits are left out. A filter does not limit its own
         *     counts, so that a reader sees what another choice would give.
         */
        SearchFacets: SearchFacets;
        /**
         * SearchHit
         * @description An item that was found, in the language `lang` of the request where it has a version in it, whichever of its versions fits; otherwise in the
         *     language in which it fits best. An item is one hit, however many of its languages fit.
         */
        SearchHit: SearchHit;
        /**
         * SearchHitList
         * @description Hits, one page of them.
         */
        SearchHitList: SearchHitList;
        /**
         * SearchHitType
         * @description Kind of a hit: 2 news, 3 page, 4 event, 5 announcement, 6 person, 7 vacancy, 8 dissertation, 9 document.
         * @example 2
         * @enum {integer}
         */
        SearchHitType: 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /**
         * SearchRequest
         * @description What is looked for. Filters are combined by "and".
         */
        SearchRequest: SearchRequest;
        /**
         * SearchSection
         * @description The place in an item that has the words which its title does not have: a heading of its text, or a list in it. Absent where
         *     the item as a whole fits, or no heading does.
         */
        SearchSection: SearchSection;
        /**
         * SearchSnippet
         * @description The part of a text that fits best, without markup.
         */
        SearchSnippet: SearchSnippet;
        /**
         * SearchType
         * @description Kind of content: 1 all, 2 news, 3 pages, 4 events, 5 announcements, 6 people, 7 vacancies, 8 dissertations, 9 documents.
         * @example 1
         * @enum {integer}
         */
        SearchType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /**
         * Seo
         * @description What search engines and previews are told instead of the title and lead.
         */
        Seo: Seo;
        /**
         * Settings
         * @description Everything about a site that is no content.
         */
        Settings: Settings;
        /**
         * SettingsRequest
         * @description Names a site.
         */
        SettingsRequest: SettingsRequest;
        /**
         * ShowcaseCategory
         * @description A category of digital products.
         */
        ShowcaseCategory: ShowcaseCategory;
        /**
         * ShowcaseItem
         * @description A digital product that the university made.
         */
        ShowcaseItem: ShowcaseItem;
        /**
         * ShowcaseList
         * @description Digital products, one page of the list, and the categories to choose from.
         */
        ShowcaseList: ShowcaseList;
        /**
         * ShowcaseListRequest
         * @description Which digital products are wanted. Filters are combined by "and".
         */
        ShowcaseListRequest: ShowcaseListRequest;
        /**
         * ShowcaseStatus
         * @description How far the product has come.
         * @example live
         * @enum {string}
         */
        ShowcaseStatus: "development" | "pilot" | "live" | "archived";
        /**
         * SiteAlert
         * @description A short message above every page of a site. It is shown from `starts_at` until `ends_at`.
         */
        SiteAlert: SiteAlert;
        /**
         * SiteInfo
         * @description Name, contacts and state of a site.
         */
        SiteInfo: SiteInfo;
        /**
         * SiteRequest
         * @description Names a site and the reader's language.
         */
        SiteRequest: SiteRequest;
        /**
         * SiteSlug
         * @description Identifier of a sub-site, the first label of its host name; `""` is the main site.
         * @example lib
         * @enum {string}
         */
        SiteSlug: "" | "fit" | "fns" | "fe" | "fph" | "fl" | "hse" | "fmm" | "fjps" | "fte" | "fac" | "fir" | "fpt" | "fh" | "eurosoft" | "military" | "qurylys" | "lib" | "bs" | "ino" | "landscape" | "tulek" | "aisana" | "csd";
        /**
         * SpokenLanguage
         * @description A language that a person speaks. Its name comes along, since browsers do not know all names in Kazakh.
         */
        SpokenLanguage: SpokenLanguage;
        /**
         * StudyForm
         * @description How one studies. `distance` is online, with examinations under supervision.
         * @example full_time
         * @enum {string}
         */
        StudyForm: "full_time" | "evening" | "distance";
        /**
         * StudyFunding
         * @description Who pays for the place: the state, the university, or the student.
         * @example state_grant
         * @enum {string}
         */
        StudyFunding: "state_grant" | "university_grant" | "paid";
        /**
         * SubscriptionReceipt
         * @description What became of a wish to subscribe.
         */
        SubscriptionReceipt: SubscriptionReceipt;
        /**
         * SubscriptionRequest
         * @description Who wants which newsletter in which language.
         */
        SubscriptionRequest: SubscriptionRequest;
        /**
         * TeachingLanguage
         * @description A language of instruction. As a BCP 47 tag `kz` is `kk`.
         * @example kz
         * @enum {string}
         */
        TeachingLanguage: "kz" | "ru" | "en";
        /**
         * TextRange
         * @description A stretch of a text, counted in UTF-16 code units, as `String.prototype.slice` counts.
         */
        TextRange: TextRange;
        /**
         * TrackingCode
         * @description The secret that goes with a number. Only the sender has it.
         * @example 4GLD-R82V-J6NQ
         */
        TrackingCode: string;
        /**
         * TrainingField
         * @description A field of training of the national classifier, such as 6B06.
         */
        TrainingField: TrainingField;
        /**
         * TrainingFieldsRequest
         * @description Names a site and, where wanted, one level.
         */
        TrainingFieldsRequest: TrainingFieldsRequest;
        /**
         * UnsubscriptionRequest
         * @description Names the subscription that ends.
         */
        UnsubscriptionRequest: UnsubscriptionRequest;
        /**
         * UnsubscriptionResult
         * @description Says that no more newsletters come.
         */
        UnsubscriptionResult: UnsubscriptionResult;
        /**
         * UsefulLink
         * @description A link to a service outside the site.
         */
        UsefulLink: UsefulLink;
        /**
         * Vacancy
         * @description A vacancy in all the languages that it has.
         */
        Vacancy: Vacancy;
        /**
         * VacancyApplication
         * @description The parts of an application.
         */
        VacancyApplication: VacancyApplication;
        /**
         * VacancyCategory
         * @description A category of vacancies with the number of open ones.
         */
        VacancyCategory: VacancyCategory;
        /**
         * VacancyList
         * @description Vacancies, one page of the list.
         */
        VacancyList: VacancyList;
        /**
         * VacancyListRequest
         * @description Which vacancies are wanted. Filters are combined by "and".
         */
        VacancyListRequest: VacancyListRequest;
        /**
         * VacancyStatus
         * @description `closed` once the deadline has passed or the post is filled.
         * @example open
         * @enum {string}
         */
        VacancyStatus: "open" | "closed";
        /**
         * VacancySummary
         * @description A vacancy without its description.
         */
        VacancySummary: VacancySummary;
        /**
         * VisitorCounts
         * @description How many people visit a site.
         */
        VisitorCounts: VisitorCounts;
        /**
         * WebQuestionSubmission
         * @description A question without a file.
         */
        WebQuestionSubmission: WebQuestionSubmission;
    };
    responses: {
        /** @description The same has been submitted before. */
        Duplicate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The header `X-XSRF-TOKEN` is not the value of the cookie `XSRF-TOKEN`. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description It was there and is no more. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request breaks the contract; `errors` names the fields. */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such file. What a static server answers then is its page for people. */
        NoStaticFile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /** @example <!doctype html><title>404</title><p>Бет табылмады</p> */
                "text/html": string;
            };
        };
        /** @description No question has this number and this tracking code. Which of the two is wrong is not told. */
        NoSuchQuestion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The site has no visitor counter; neither `features.visitor_badge` nor `features.analytics` of its settings is set. */
        NoVisitorCounter: {
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
        /** @description The body, or a file in it, is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests from this address; `retry_after` says when to try again. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfterHeader"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server cannot answer now; `retry_after` says when to try again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token was never given out, or its subscription is deleted. */
        UnknownToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well formed, and refused all the same: `code` and `errors` say why. */
        Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or a file in it, is of a type that is not accepted. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The header `X-Preview-Key` does not hold the key of the server, or the server has none. */
        WrongPreviewKey: {
            headers: {
                "WWW-Authenticate": components["headers"]["WwwAuthenticateHeader"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreviewKeyProblem"];
            };
        };
    };
    parameters: {
        /**
         * @description Chosen by the sender, a UUID for instance, and the same when a submission is sent again because its answer was lost.
         *     The same key and body give the first answer again; another body with the same key is a 422.
         * @example 6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21
         */
        IdempotencyKey: string;
        /**
         * @description The ETag of an answer that the caller still has.
         * @example "9f2c1b7d"
         */
        IfNoneMatch: string;
        /**
         * @description The language that the visitor reads. The answer has all languages whatever it says.
         * @example kz
         */
        Lang: components["schemas"]["Language"];
        /**
         * @description `preview` leaves blocks in the content and in `blocks` that visitors are not shown, those with an unknown name or with
         *     options that their block does not take, so that an editor sees what is wrong. Drafts are another matter:
         *     they take the key of `X-Preview-Key`.
         * @example preview
         */
        Mode: "preview";
        /**
         * @description Segments of the slug joined by `/`, percent-encoded as one segment; or a numeric id.
         * @example admission/bachelor
         */
        PageSlug: string;
        /**
         * @description Id of the portfolio.
         * @example 71
         */
        PortfolioId: number;
        /**
         * @description The site that must show the person; one that does not answers 404. Without it all sites are looked at.
         * @example fit
         */
        PortfolioSite: components["schemas"]["SiteSlug"];
        /**
         * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
         *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
         *     the key are `private, no-store`, have no `ETag` and are never a 304.
         * @example the-editors-share-this-key
         */
        PreviewKey: string;
        /**
         * @description The sub-site whose page is wanted. With a slug only that site's pages are looked at; an id is unique over all sites.
         * @example lib
         */
        Site: components["schemas"]["SiteSlug"];
        /**
         * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
         * @example 1f0a5b6f7e216f1c1c52
         */
        XsrfToken: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Strong validator of the body.
         * @example "9f2c1b7d"
         */
        EtagHeader: string;
        /**
         * @description Each answer is for this one request; no cache keeps it.
         * @example no-store
         */
        NoStoreHeader: "no-store";
        /**
         * @description Seconds to wait before another try.
         * @example 240
         */
        RetryAfterHeader: number;
        /**
         * @description Names what is missing, as every 401 must. No browser knows the scheme, so none asks for a password.
         * @example ApiKey realm="preview"
         */
        WwwAuthenticateHeader: string;
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
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsefulLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PageListRequest"];
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
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
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
                /**
                 * @description The language that the visitor reads. The answer has all languages whatever it says.
                 * @example kz
                 */
                lang?: components["parameters"]["Lang"];
                /**
                 * @description `preview` leaves blocks in the content and in `blocks` that visitors are not shown, those with an unknown name or with
                 *     options that their block does not take, so that an editor sees what is wrong. Drafts are another matter:
                 *     they take the key of `X-Preview-Key`.
                 * @example preview
                 */
                mode?: components["parameters"]["Mode"];
            };
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBreadcrumbs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRequestCategories: {
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
                "application/json": components["schemas"]["QuestionCategoryRequest"];
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
                    "application/json": components["schemas"]["QuestionCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendWebQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the sender, a UUID for instance, and the same when a submission is sent again because its answer was lost.
                 *     The same key and body give the first answer again; another body with the same key is a 422.
                 * @example 6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
                 * @example 1f0a5b6f7e216f1c1c52
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebQuestionSubmission"];
            };
        };
        responses: {
            /** @description The question has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchContent: {
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
                "application/json": components["schemas"]["SearchRequest"];
            };
        };
        responses: {
            /** @description One page of hits. Without any, `data` is empty. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHitList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
                 * @example 1f0a5b6f7e216f1c1c52
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionRequest"];
            };
        };
        responses: {
            /** @description The e-mail will be sent. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    activateSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
                 * @example 1f0a5b6f7e216f1c1c52
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivationRequest"];
            };
        };
        responses: {
            /** @description What became of the subscription; an expired link is no error. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivationResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownToken"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: {
                /**
                 * @description The token, where the body is the form of a mail program. With JSON it is not looked at.
                 * @example Wd2nP9sLx4VgT7yEo1BkHq
                 */
                token?: string;
            };
            header?: {
                /**
                 * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
                 * @example 1f0a5b6f7e216f1c1c52
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsubscriptionRequest"];
                "application/x-www-form-urlencoded": components["schemas"]["OneClickUnsubscribe"];
                "multipart/form-data": components["schemas"]["OneClickUnsubscribe"];
            };
        };
        responses: {
            /** @description No more newsletters come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnsubscriptionResult"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UnknownToken"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["DocumentListRequest"];
            };
        };
        responses: {
            /** @description One page of the list, with all categories and years. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PriceListRequest"];
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
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPriceCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                    "application/json": components["schemas"]["PriceCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPriceChildren: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PriceChildrenRequest"];
            };
        };
        responses: {
            /** @description The category with what is in it. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceChildren"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProfessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["ProfessionListRequest"];
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
                    "application/json": components["schemas"]["ProfessionList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrainingFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["TrainingFieldsRequest"];
            };
        };
        responses: {
            /** @description All fields. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingField"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrograms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["ProgramListRequest"];
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
                    "application/json": components["schemas"]["ProgramList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPassingScores: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PassingScoreListRequest"];
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
                    "application/json": components["schemas"]["PassingScoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScoreCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                    "application/json": components["schemas"]["ScoreCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScoreFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["ScoreFieldsRequest"];
            };
        };
        responses: {
            /** @description All fields of the category. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreField"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScoreDirections: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["ScoreDirectionsRequest"];
            };
        };
        responses: {
            /** @description All directions of the field. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScoreDirection"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoctoralScores: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["DoctoralScoreListRequest"];
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
                    "application/json": components["schemas"]["DoctoralScoreList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVacancies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["VacancyListRequest"];
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
                    "application/json": components["schemas"]["VacancyList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVacancyCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                    "application/json": components["schemas"]["VacancyCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVacancy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            /** @description The vacancy with its description. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vacancy"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyForVacancy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the sender, a UUID for instance, and the same when a submission is sent again because its answer was lost.
                 *     The same key and body give the first answer again; another body with the same key is a 422.
                 * @example 6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
                 * @example 1f0a5b6f7e216f1c1c52
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["VacancyApplication"];
            };
        };
        responses: {
            /** @description The application has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Duplicate"];
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPortfolio: {
        parameters: {
            query: {
                /**
                 * @description Id of the portfolio.
                 * @example 71
                 */
                id: components["parameters"]["PortfolioId"];
                /**
                 * @description The site that must show the person; one that does not answers 404. Without it all sites are looked at.
                 * @example fit
                 */
                slug?: components["parameters"]["PortfolioSite"];
                /**
                 * @description The language that the visitor reads. The answer has all languages whatever it says.
                 * @example kz
                 */
                lang?: components["parameters"]["Lang"];
            };
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
                /**
                 * @description The ETag of an answer that the caller still has.
                 * @example "9f2c1b7d"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The portfolio in all languages. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Portfolio"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolios: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioListRequest"];
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
                    "application/json": components["schemas"]["PortfolioList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["DepartmentsRequest"];
            };
        };
        responses: {
            /** @description The departments; an empty list for a site without any. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Department"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolioSubjects: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioRequest"];
            };
        };
        responses: {
            /** @description The subjects; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioSubject"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolioPublications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioPublicationListRequest"];
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
                    "application/json": components["schemas"]["PortfolioPublicationList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolioAwards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioRequest"];
            };
        };
        responses: {
            /** @description The awards; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioAward"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolioGrants: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioRequest"];
            };
        };
        responses: {
            /** @description The grants; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioGrant"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolioInterests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioRequest"];
            };
        };
        responses: {
            /** @description The interests; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioInterest"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolioExperience: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioRequest"];
            };
        };
        responses: {
            /** @description The posts; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioExperience"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPortfolioProjects: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PortfolioRequest"];
            };
        };
        responses: {
            /** @description The projects; an empty list where there are none. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioProject"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUniversities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["PartnerUniversityListRequest"];
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
                    "application/json": components["schemas"]["PartnerUniversityList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCooperations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            /** @description All kinds. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cooperation"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["CountriesRequest"];
            };
        };
        responses: {
            /** @description All countries. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShowcase: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["ShowcaseListRequest"];
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
                    "application/json": components["schemas"]["ShowcaseList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["ScientificProjectListRequest"];
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
                    "application/json": components["schemas"]["ScientificProjectList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            /** @description All entries. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectType"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjectFunding: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            /** @description All entries. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectFunding"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the sender, a UUID for instance, and the same when a submission is sent again because its answer was lost.
                 *     The same key and body give the first answer again; another body with the same key is a 422.
                 * @example 6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
                 * @example 1f0a5b6f7e216f1c1c52
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["QuestionSubmission"];
            };
        };
        responses: {
            /** @description The question has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQuestionStatus: {
        parameters: {
            query: {
                /**
                 * @description Number of the question, in capitals and with its hyphens.
                 * @example Q-7F3R-9WDN
                 */
                number: components["schemas"]["QuestionNumber"];
                /**
                 * @description The secret that came with the number.
                 * @example 4GLD-R82V-J6NQ
                 */
                tracking_code: components["schemas"]["TrackingCode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The present state. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionProgress"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NoSuchQuestion"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["BlogRequest"];
            };
        };
        responses: {
            /** @description The blog. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlogQuestions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["BlogQuestionListRequest"];
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
                    "application/json": components["schemas"]["BlogQuestionList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendBlogQuestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Chosen by the sender, a UUID for instance, and the same when a submission is sent again because its answer was lost.
                 *     The same key and body give the first answer again; another body with the same key is a 422.
                 * @example 6f1c1c52-5a07-4d0c-9d0b-3f0a5b6f7e21
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The value of the cookie `XSRF-TOKEN`. A request with the cookie and without this header, or with another value, is refused.
                 * @example 1f0a5b6f7e216f1c1c52
                 */
                "X-XSRF-TOKEN"?: components["parameters"]["XsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlogQuestionSubmission"];
            };
        };
        responses: {
            /** @description The question has arrived. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogQuestionReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewsCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listArchivedNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["ArchivedNewsListRequest"];
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
                    "application/json": components["schemas"]["ArchivedNewsList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getArchivedNews: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                    "application/json": components["schemas"]["ArchivedNews"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["AnnouncementListRequest"];
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
                    "application/json": components["schemas"]["AnnouncementList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            /** @description The announcement with its content. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["EventListRequest"];
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
                    "application/json": components["schemas"]["EventList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            /** @description The event with its content. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                    "application/json": components["schemas"]["EventCategory"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDissertations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["DissertationListRequest"];
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
                    "application/json": components["schemas"]["DissertationList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDissertation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
            /** @description The page. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dissertation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoctoral: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["DoctoralRequest"];
            };
        };
        responses: {
            /** @description The candidate. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Doctoral"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGallery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["GalleryRequest"];
            };
        };
        responses: {
            /** @description The gallery; without pictures while none is published. */
            200: {
                headers: {
                    ETag: components["headers"]["EtagHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gallery"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEntries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Shows an editor what is not published: drafts and scheduled items are there as if they were. The owner of the
                 *     server chooses the key; another one, or any where the owner chose none, is a 401, and a 429 after several. Answers to
                 *     the key are `private, no-store`, have no `ETag` and are never a 304.
                 * @example the-editors-share-this-key
                 */
                "X-Preview-Key"?: components["parameters"]["PreviewKey"];
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
                "application/json": components["schemas"]["EntryListRequest"];
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
                    "application/json": components["schemas"]["EntryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["WrongPreviewKey"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptchaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVisitorCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteRequest"];
            };
        };
        responses: {
            /** @description The counts, the caller among them. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitorCounts"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            404: components["responses"]["NoVisitorCounter"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLatestBuild: {
        parameters: {
            query?: {
                /**
                 * @description The present time in milliseconds since 1970. It keeps old answers out of caches that do not heed `no-store`.
                 * @example 1795251600000
                 */
                timestamp?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The build. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStoreHeader"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestBuild"];
                };
            };
            404: components["responses"]["NoStaticFile"];
        };
    };
    getBuildManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the build, as `getLatestBuild` answers it.
                 * @example 9f2c1b7d20ab5a08aa08
                 */
                buildId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuildManifest"];
                };
            };
            404: components["responses"]["NoStaticFile"];
        };
    };
    getPagePayload: {
        parameters: {
            query?: {
                /**
                 * @description Id of the build that the browser runs. The file is the same without it; it keeps the data of builds apart in caches.
                 * @example 20261121-9f2c1b7d
                 */
                hash?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Path of the page without the first slash. Its segments are joined by `/` and percent-encoded as one (`kz%2Fnews%2F1004`); the server takes `%2F` for `/`.
                 * @example kz/news/1004
                 */
                path: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PagePayload"];
                };
            };
            404: components["responses"]["NoStaticFile"];
        };
    };
    getMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The language.
                 * @example kz
                 */
                language: components["schemas"]["Language"];
                /**
                 * @description Hash of the content; the scripts of the build know it.
                 * @example 3f0a5b6f7e216f1c1c52
                 */
                hash: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The chunk. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/javascript": string;
                };
            };
            404: components["responses"]["NoStaticFile"];
        };
    };
}
