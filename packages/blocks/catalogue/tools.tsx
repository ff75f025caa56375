import { languages, letterSizes, pictureModes, themes, widths, type Address } from './address'
import * as styles from './tools.module.css'

type Setting = 'language' | 'theme' | 'width' | 'letters' | 'pictures'

const settings: { [Name in Setting]: { label: string; values: readonly Address[Name][]; words?: Partial<Record<Address[Name], string>> } } = {
  language: { label: 'Language', values: languages },
  theme: { label: 'Theme', values: themes },
  width: { label: 'Width', values: widths },
  letters: { label: 'Letters', values: letterSizes, words: { small: '87 %', default: '100 %', middle: '119 %', big: '137 %' } },
  pictures: { label: 'Pictures', values: pictureModes, words: { show: 'on', hide: 'off' } },
}

/** How the block is shown: each choice becomes part of the address. */
export function Tools({ address, onChange }: { address: Address; onChange: (change: Partial<Address>) => void }) {
  return (
    <form className={styles.tools} aria-label="How the block is shown" onSubmit={(event) => event.preventDefault()}>
      {(Object.keys(settings) as Setting[]).map((name) => {
        const { label, values, words = {} } = settings[name]
        return (
          <fieldset key={name} className={styles.tool}>
            <legend>{label}</legend>
            {values.map((value) => (
              <label key={value}>
                <input type="radio" name={name} value={value} checked={address[name] === value} onChange={() => onChange({ [name]: value })} />
                <span>{(words as Record<string, string>)[value] ?? value}</span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </form>
  )
}
