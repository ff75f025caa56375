import { Picture } from '@university/blocks/picture'
import type { ShellLogo } from '../shell/shell'

const size = 56

/** The emblem of a site, beside its name. Its styles are those of the place. */
export function Emblem({ logo }: { logo: ShellLogo }) {
  return <Picture image={{ ...logo, width: size, height: size }} sizes={`${size}px`} load="eager" />
}
