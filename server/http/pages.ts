import fastifyStatic from '@fastify/static'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../base/config.ts'
import { escapeHtml } from '../base/html.ts'
import { notFound } from '../refusal/refusal.ts'

const compress = promisify(gzip)
const noncePlaceholder = /__CSP_NONCE__/g
const mobileSitePlaceholder = /__MOBILE_SITE__/g

/**
 * The content security policy of a page. The nonce covers the theme script and the style that Radix's scroll lock
 * injects.
 */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** A service worker only shows notices, whose pictures its browser loads in its name. */
const workerPolicy = "default-src 'none'; img-src 'self'; frame-ancestors 'none'"

/** Forbids scripts in everything that is not a page. */
export const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

const makeNonce = () => randomBytes(16).toString('base64')

/** Sends one of our pages with a fresh nonce. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: (nonce: string) => string,
): Promise<void> {
  const nonce = makeNonce()
  reply
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
  const page = html(nonce)
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    await reply.send(page)
    return
  }
  await reply.header('content-encoding', 'gzip').send(await compress(page))
}

/** The file in the app's folder in which the build lists the app's pages; as a dot file it is served to nobody. */
export const pageListFile = '.pages.json'

/**
 * Serves the built app: hashed files are cached permanently; its pages are never cached. Any other address answers
 * 404, to browsers with the app's own page, which then shows its not-found screen.
 */
export async function registerApp(
  app: FastifyInstance,
  { appFolder: folder, mobileSiteUrl }: Pick<Config, 'appFolder' | 'mobileSiteUrl'>,
): Promise<void> {
  const built = existsSync(join(folder, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      // Each file is a route, and takes its time at a start: these are sent only in place of others, or as pages.
      globIgnore: ['**/*.{html,br,gz}'],
      setHeaders: (reply, path) => {
        if (path.startsWith(join(folder, 'service-worker.js'))) {
          // Who has it asks for a new one at each visit.
          void reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
          return
        }
        const forEver = path.includes(join(folder, 'assets'))
        void reply.header(
          'cache-control',
          forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  }
  const mobileSite = escapeHtml(mobileSiteUrl ?? '')
  const page = (name: string) =>
    built
      ? readFileSync(join(folder, name), 'utf8').replace(mobileSitePlaceholder, () => mobileSite)
      : undefined
  const template = page('index.html')
  // The landing page is prerendered; all others are rendered in the browser.
  const home = page('home.html')
  const isPage = built ? readPages(folder) : () => false
  // A path without a route has no hooks of routes, which limit the others.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const [path = '/'] = request.url.split(/[?#]/, 1)
    const html = path === '/' ? home : template
    const found = isPage(path)
    const isForApp =
      ['GET', 'HEAD'].includes(request.method) &&
      (found || (isBrowser(request) && !/^\/(?:api|dev|sandbox|assets)(?:\/|$)/.test(path)))
    if (!isForApp || html === undefined) throw notFound()
    if (!found) reply.code(404)
    await sendPage(request, reply, (nonce) => html.replace(noncePlaceholder, nonce))
  })
}

const isBrowser = ({ headers }: FastifyRequest) => /\btext\/html\b/.test(headers.accept ?? '')

/** Reads which paths are the app's pages, and matches them as its router does: in any case, with or without a final slash. */
function readPages(folder: string): (path: string) => boolean {
  const pages = JSON.parse(readFileSync(join(folder, pageListFile), 'utf8')) as string[]
  const patterns = pages.map((page) => page.replace(/\/$/, '').replace(/:\w+/g, '[^/]+'))
  const page = new RegExp(`^(?:${patterns.join('|')})/?$`, 'i')
  return (path) => page.test(path)
}
