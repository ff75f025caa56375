import 'dayjs/locale/ru'
import messages from '@university/locales/ru/common.json'

/** One chunk a language: its messages and its names of months. */
export default messages as Record<string, string>
