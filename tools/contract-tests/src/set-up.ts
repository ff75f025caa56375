import { importSample } from './worlds'

/** Before the first test of a run. */
export default importSample
