import { LineIcon } from '../icon/line-icon'

export type ShareIconName = keyof typeof paths

/** Lines on a field of 16; the marks of the networks are those of the footer. */
const paths = {
  share: 'M8 9.5v-8M5 4l3-2.8L11 4M4.5 7H3v7.5h10V7h-1.5',
  link: 'M6.8 9.2a3 3 0 0 0 4.3 0l2-2a3 3 0 0 0-4.3-4.3l-.9.9M9.2 6.8a3 3 0 0 0-4.3 0l-2 2a3 3 0 0 0 4.3 4.3l.9-.9',
  mail: 'M1.5 3h13v10h-13ZM1.5 3.5 8 9l6.5-5.5',
  telegram: 'm14 2.5-12.5 5 4 1.4L12 4.3l-4.8 5.3v3.9l2.2-2.7 3 2.2Z',
  whatsapp: 'm1.9 14.1 1-3.3a6.2 6.2 0 1 1 2.4 2.3ZM5.7 5.2c.5-.7 1-.4 1.2.2l.3.8c.1.3-.4.8-.4 1 .4.9 1.1 1.6 2 2 .3 0 .7-.6 1-.5l.9.4c.7.3.8.8.1 1.2-2 1.2-5.9-3-5.1-5.1Z',
  facebook: 'M9.3 14V8.7h1.9l.3-2.2H9.3V5.2c0-.7.2-1.2 1.2-1.2h1.1V2.1C11.4 2.1 10.8 2 10 2 8.3 2 7.1 3 7.1 4.9v1.6H5.2v2.2h1.9V14Z',
}

export function ShareIcon({ name }: { name: ShareIconName }) {
  return <LineIcon path={paths[name]} />
}
