import sharp from 'sharp'
import { expect, it } from 'vitest'
import { checkInWorker, workerProcesses } from './worker.ts'

it('files are judged in other processes, in turns: those of one network do not hold up those of another', async () => {
  const picture = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer()
  const [large, small] = [await picture(1500), await picture(8)]
  // All processes have started.
  await Promise.all(['192.0.2.7', '192.0.2.8', '192.0.2.9'].map((network) => checkInWorker(large, network)))
  expect(workerProcesses()).toHaveLength(3)
  expect(workerProcesses()).not.toContain(process.pid)
  let ended: string[] = []
  const judge = async (network: string, bytes = large) => {
    await checkInWorker(bytes, network)
    ended.push(network)
  }
  await Promise.all([...Array.from({ length: 9 }, () => judge('192.0.2.1')), judge('192.0.2.2', small)])
  expect(ended.slice(0, 5)).toContain('192.0.2.2')
  // Nor do all the networks of one IPv6 prefix.
  ended = []
  const prefix = Array.from({ length: 9 }, (_, network) => judge(`2001:db8:1:${network}::/64`))
  await Promise.all([...prefix, judge('192.0.2.2', small)])
  expect(ended.slice(0, 5)).toContain('192.0.2.2')
})
