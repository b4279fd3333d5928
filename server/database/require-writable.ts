import type { PGlite } from '@electric-sql/pglite'
import { accessSync, constants } from 'node:fs'
import { isFull } from '../base/folder-error.ts'

/**
 * Has an embedded database refuse work while its disk is full or read-only. It cannot be left to find out: once its log
 * finds no room for another file, its next query never returns, and with it the process stands still.
 * @param hasNoRoom whether the disk of a folder is full
 */
export function requireWritable(client: PGlite, folder: string, hasNoRoom = isFull): PGlite {
  const query: PGlite['query'] = client.query.bind(client)
  const exec: PGlite['exec'] = client.exec.bind(client)
  const transaction: PGlite['transaction'] = client.transaction.bind(client)
  const requireRoom = () => {
    accessSync(folder, constants.W_OK)
    if (hasNoRoom(folder)) throw Object.assign(new Error('there is no room for the log'), { code: 'ENOSPC' })
  }
  client.query = async (...parameters) => {
    requireRoom()
    return query(...parameters)
  }
  client.exec = async (...parameters) => {
    requireRoom()
    return exec(...parameters)
  }
  client.transaction = async (work) => {
    requireRoom()
    return transaction(work)
  }
  return client
}
