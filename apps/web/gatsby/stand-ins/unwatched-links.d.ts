/** A loader of webpack. @throws Error where Gatsby's links are written in another way than it expects */
export default function unwatched(source: string): string
