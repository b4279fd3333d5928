import type { AnyCall } from '@seberang/domain/api'

/** How a router finds the route of a URL. */
export const routerOptions = { ignoreTrailingSlash: true, maxParamLength: 200 }

/** A call's path as a router writes it. */
export const urlOf = ({ path }: AnyCall): string => path.replace(/\{(\w+)\}/g, ':$1')
