import 'dayjs/locale/en-gb'
import messages from '@university/locales/en/common.json'

/** One chunk a language: its messages and its names of months. */
export default messages as Record<string, string>
