/** The oracle has no more reporters at once, and takes no more reports of one time. */
export const mostReporters = 15;
