import { features } from '../features';
import { wordedContracts } from './worded-contracts';

/** Every contract that the operators' command reads and changes. */
export const operated = wordedContracts(features);
