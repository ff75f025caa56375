export interface Bar {
  label: string
  value: number
  /** The value as people read it: `17.9`. */
  text: string
  /** What the chart is about; the others are what it is compared with. */
  isOurs: boolean
}

export interface BarChart {
  title: string
  /** For those who do not see it: what the bars are, and which way is better. */
  description: string
  groups: { heading?: string; bars: Bar[] }[]
}

const width = 720
/** Room for a letter of a label, which may be a wide one in bold, and for a value after the longest bar. */
const letter = 8.4
const right = 90
const barHeight = 22
const gap = 8

/** A chart of horizontal bars as SVG, in the colours of the reader's theme. The same figures give the same bytes. */
export function barChart({ title, description, groups }: BarChart): string {
  const longest = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)), Number.MIN_VALUE)
  const left = Math.ceil(Math.max(...groups.flatMap(({ bars }) => bars.map(({ label }) => label.length))) * letter) + 12
  const parts: string[] = []
  let y = 44
  for (const { heading, bars } of groups) {
    if (heading) {
      parts.push(`<text class="heading" x="0" y="${y + 14}">${escape(heading)}</text>`)
      y += 24
    }
    for (const { label, value, text, isOurs } of bars) {
      const length = rounded((value / longest) * (width - left - right))
      const middle = y + barHeight / 2 + 5
      parts.push(
        `<text x="${left - 10}" y="${middle}" text-anchor="end"${isOurs ? ' class="ours"' : ''}>${escape(label)}</text>`,
        `<rect class="${isOurs ? 'bar-ours' : 'bar'}" x="${left}" y="${y}" width="${length}" height="${barHeight}" rx="3"/>`,
        `<text x="${left + length + 8}" y="${middle}"${isOurs ? ' class="ours"' : ''}>${escape(text)}</text>`,
      )
      y += barHeight + gap
    }
    y += gap
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img" aria-labelledby="title desc">
<title id="title">${escape(title)}</title>
<desc id="desc">${escape([description, ...groups.map(inWords)].join(' '))}</desc>
<style>
text{font:14px system-ui,sans-serif;fill:#1f2328}
.name{font-size:16px;font-weight:600}
.heading{fill:#59636e}
.ours{font-weight:600}
.bar{fill:#8c959f}
.bar-ours{fill:#0b7285}
@media (prefers-color-scheme:dark){text{fill:#e6edf3}.heading{fill:#9198a1}.bar{fill:#6e7681}.bar-ours{fill:#3bc9db}}
</style>
<text class="name" x="0" y="18">${escape(title)}</text>
${parts.join('\n')}
</svg>
`
}

function inWords({ heading, bars }: BarChart['groups'][number]): string {
  return `${heading ? `${heading}: ` : ''}${bars.map(({ label, text }) => `${label} ${text}`).join(', ')}.`
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
