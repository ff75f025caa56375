import 'dayjs/locale/kk'
import messages from '@university/locales/kz/common.json'

/** One chunk a language: its messages and its names of months. */
export default messages as Record<string, string>
