import { ponder } from 'ponder:registry';
import { onAnswerUpdated } from './on-answer-updated';
import { onReportersSet } from './on-reporters-set';

ponder.on('PriceOracle:ReportersSet', onReportersSet);
ponder.on('PriceOracle:AnswerUpdated', onAnswerUpdated);
