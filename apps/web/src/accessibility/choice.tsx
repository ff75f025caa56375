import { Icon } from '../components/icon'
import * as styles from './panel.module.css'

export interface ChoiceProps {
  name: string
  legend: string
  options: { value: string; label: string }[]
  /** Attributes that show an option in the colours which it stands for. */
  look?: ((value: string) => object) | undefined
  chosen: string
  onChoose: (value: string) => void
}

/** One of a few, side by side. */
export function Choice({ name, legend, options, look, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options} data-count={options.length}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option} data-value={value} data-chosen={value === chosen || undefined} {...look?.(value)}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              // What only the system asks for is a choice, too, when it is clicked.
              onClick={() => value === chosen && onChoose(value)}
            />
            {label}
            <Icon name="check" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
