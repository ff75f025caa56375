import { useTranslation } from 'react-i18next'
import { useFocusHandover } from '../environment/use-focus-handover'
import { NameSuffix } from '../section/block-section'

/** Takes the filters of a block back, and goes away with them. */
export function ResetButton({ className, onReset }: { className: string | undefined; onReset: () => void }) {
  const { t } = useTranslation()
  const ref = useFocusHandover<HTMLButtonElement>()
  return (
    <button ref={ref} type="button" className={className} onClick={onReset}>
      {t('filters.reset')}
      <NameSuffix />
    </button>
  )
}
