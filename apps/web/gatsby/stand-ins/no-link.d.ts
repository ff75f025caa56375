/** A loader of webpack. @throws Error where links are written in another way than it expects */
export default function noLink(source: string): string
