/** The token under which NestJS provides the {@link Config}. */
export const CONFIG = Symbol('CONFIG');
/** The token under which NestJS provides the {@link Log}. */
export const LOG = Symbol('LOG');
