/** A loader of webpack. @throws Error where Gatsby's loader is written in another way than it expects */
export default function waitsLess(source: string): string
