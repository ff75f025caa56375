/** A loader of webpack. @throws Error where i18next is written in another way than it expects */
export default function lean(source: string): string
