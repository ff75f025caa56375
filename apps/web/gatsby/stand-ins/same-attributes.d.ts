/** A loader of webpack. @throws Error where Gatsby's head is written in another way than it expects */
export default function sameAttributes(source: string): string
