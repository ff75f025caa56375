import { Fragment } from 'react'
import { useLanguage } from '../i18n/use-language'
import * as styles from './keyboard-map.module.css'

/** Each is enough; one that consists of several is pressed at once. */
type Keys = readonly (string | readonly string[])[]

interface Group {
  id: string
  title: string
  rows: readonly { keys: Keys; action: string }[]
}

/** Which keys do what, a table for each part of the site. Each row holds by the code of that part: whoever changes one changes the other. */
export function KeyboardMap() {
  const { t } = useLanguage()
  return (
    <>
      {groupsOf(t).map(({ id, title, rows }) => (
        <section key={id} className={styles.group} aria-labelledby={id}>
          <h3 id={id}>{title}</h3>
          <table className={styles.table} aria-labelledby={id}>
            <thead>
              <tr>
                <th scope="col">{t('keyboard.key')}</th>
                <th scope="col">{t('keyboard.action')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ keys, action }) => (
                <tr key={action}>
                  <th scope="row">
                    {keys.map((key, index) => (
                      <Fragment key={String(key)}>
                        {index > 0 && ', '}
                        <Combination keys={typeof key === 'string' ? [key] : key} />
                      </Fragment>
                    ))}
                  </th>
                  <td>{action}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}

function Combination({ keys }: { keys: readonly string[] }) {
  return (
    <span className={styles.combination}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && '+'}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </span>
  )
}

function groupsOf(t: ReturnType<typeof useLanguage>['t']): readonly Group[] {
  const [tab, shift, enter, space, escape] = [t('keys.tab'), t('keys.shift'), t('keys.enter'), t('keys.space'), t('keys.escape')]
  const [home, end, pageUp, pageDown] = [t('keys.home'), t('keys.end'), t('keys.page_up'), t('keys.page_down')]
  const [arrows, left, right, down, letter] = [t('keys.arrows'), t('keys.left'), t('keys.right'), t('keys.down'), t('keys.letter')]
  return [
    {
      id: 'keys-everywhere',
      title: t('keyboard.everywhere'),
      rows: [
        { keys: [tab], action: t('keyboard.everywhere_next') },
        { keys: [[shift, tab]], action: t('keyboard.everywhere_previous') },
        { keys: [enter], action: t('keyboard.everywhere_enter') },
        { keys: [space], action: t('keyboard.everywhere_space') },
        { keys: [left, right], action: t('keyboard.everywhere_scroll') },
      ],
    },
    {
      id: 'keys-skip',
      title: t('keyboard.skip'),
      rows: [
        { keys: [tab], action: t('keyboard.skip_show') },
        { keys: [enter], action: t('keyboard.skip_follow') },
      ],
    },
    {
      id: 'keys-menu',
      title: t('keyboard.menu'),
      rows: [
        { keys: [enter, space], action: t('keyboard.menu_open') },
        { keys: [tab], action: t('keyboard.menu_next') },
        { keys: [letter], action: t('keyboard.menu_letter') },
        { keys: [escape], action: t('keyboard.menu_close') },
      ],
    },
    {
      id: 'keys-site-map',
      title: t('keyboard.site_map'),
      rows: [
        { keys: [enter, space], action: t('keyboard.site_map_open') },
        { keys: [tab, [shift, tab]], action: t('keyboard.site_map_next') },
        { keys: [letter], action: t('keyboard.site_map_letter') },
        { keys: [enter, space], action: t('keyboard.site_map_unfold') },
        { keys: [enter], action: t('keyboard.site_map_search') },
        { keys: [escape], action: t('keyboard.site_map_close') },
      ],
    },
    {
      id: 'keys-dialogs',
      title: t('keyboard.dialogs'),
      rows: [
        { keys: [enter, space], action: t('keyboard.dialogs_open') },
        { keys: [tab, [shift, tab]], action: t('keyboard.dialogs_next') },
        { keys: [escape], action: t('keyboard.dialogs_close') },
      ],
    },
    {
      id: 'keys-gallery',
      title: t('keyboard.gallery'),
      rows: [
        { keys: [enter], action: t('keyboard.gallery_open') },
        { keys: [left, right], action: t('keyboard.gallery_step') },
        { keys: [home, end], action: t('keyboard.gallery_ends') },
        { keys: [escape], action: t('keyboard.gallery_close') },
      ],
    },
    {
      id: 'keys-lists',
      title: t('keyboard.lists'),
      rows: [
        { keys: [arrows], action: t('keyboard.lists_choose') },
        { keys: [enter, space], action: t('keyboard.lists_sort') },
        { keys: [left, right], action: t('keyboard.lists_tab') },
        { keys: [home, end], action: t('keyboard.lists_tab_ends') },
      ],
    },
    {
      id: 'keys-calendar',
      title: t('keyboard.calendar'),
      rows: [
        { keys: [down], action: t('keyboard.calendar_enter') },
        { keys: [arrows], action: t('keyboard.calendar_move') },
        { keys: [home, end], action: t('keyboard.calendar_week') },
        { keys: [pageUp, pageDown], action: t('keyboard.calendar_month') },
        { keys: [[shift, pageUp], [shift, pageDown]], action: t('keyboard.calendar_year') },
        { keys: [enter, space], action: t('keyboard.calendar_choose') },
        { keys: [escape], action: t('keyboard.calendar_close') },
      ],
    },
    {
      id: 'keys-panel',
      title: t('keyboard.panel'),
      rows: [
        { keys: [enter, space], action: t('keyboard.panel_open', { name: t('accessibility.open') }) },
        { keys: [tab], action: t('keyboard.panel_next') },
        { keys: [arrows], action: t('keyboard.panel_choose') },
        { keys: [escape], action: t('keyboard.panel_close') },
      ],
    },
    {
      id: 'keys-reading',
      title: t('keyboard.reading'),
      rows: [
        { keys: [enter, space], action: t('keyboard.reading_press') },
        { keys: [escape], action: t('keyboard.reading_stop') },
      ],
    },
    {
      id: 'keys-forms',
      title: t('keyboard.forms'),
      rows: [
        { keys: [tab], action: t('keyboard.forms_next') },
        { keys: [arrows], action: t('keyboard.forms_choose') },
        { keys: [space], action: t('keyboard.forms_tick') },
        { keys: [enter], action: t('keyboard.forms_send') },
        { keys: [enter], action: t('keyboard.forms_error') },
        { keys: [escape], action: t('keyboard.forms_toast') },
      ],
    },
  ]
}
