/**
 * A process ends after V8's background threads. One that compiles, and needs memory that only a garbage collection gives,
 * waits for the main thread to collect: a process that exits meanwhile never ends (https://github.com/nodejs/node/issues/54918).
 * The compiler of which that was seen works on the main thread instead, from the start: this module is imported first.
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--no-concurrent-sparkplug')
