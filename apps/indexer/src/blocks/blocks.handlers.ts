import { ponder } from 'ponder:registry';
import { onBlock } from './on-block';

// The engine executes every file in src, this one for what it registers.
ponder.on('Block:block', onBlock);
