import { exchangePeriods, pairPeriods, tokenPeriods } from './swap-periods';

export const pairHourData = pairPeriods.hour.table;
export const pairDayData = pairPeriods.day.table;
export const tokenHourData = tokenPeriods.hour.table;
export const tokenDayData = tokenPeriods.day.table;
export const exchangeDayData = exchangePeriods.day.table;
