/** How a text is taken apart, and where fragments lead in it: the server names them in the search, the site writes them. */
export { blockIds } from '@university/api-schema/block-ids'
export { anchorOf, withHeadingAnchors, type Heading } from '@university/api-schema/heading-anchors'
export { pageAnchors } from '@university/api-schema/page-anchors'
export { blockKey, findBlocks, splitContent, type ContentPart, type Placeholder } from '@university/api-schema/split-content'
