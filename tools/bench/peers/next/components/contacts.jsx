import { Icon } from './icon'

export function Phone({ number, label }) {
  return (
    <a href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <Icon name="phone" />
      <span className="visually-hidden">{label}: </span>
      {number}
    </a>
  )
}

export function Email({ address, label }) {
  return (
    <a href={`mailto:${address}`}>
      <Icon name="mail" />
      <span className="visually-hidden">{label}: </span>
      {address}
    </a>
  )
}
