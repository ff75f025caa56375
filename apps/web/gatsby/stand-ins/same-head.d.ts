/** A loader of webpack. @throws Error where Gatsby renders heads in another way than it expects */
export default function sameHead(source: string): string
