import { type HostPort, type Reply, Sender } from '@shamble/host'
import type { FromWorker, ToWorker } from './messages.js'

/** The worker's end of the line: hands requests to the host and everything it says back to the page. */
export function workerEnd(
  port: Promise<HostPort>,
  tell: (message: FromWorker) => void,
): (message: ToWorker) => Promise<void> {
  const sender = new Sender()
  const listening = port.then((opened) => {
    opened.listen((notice) => tell({ type: 'notice', notice: sender.notice(notice) }))
    return opened
  })
  return async ({ id, request }) => {
    try {
      const reply: Reply = await (await listening).request(request)
      tell({ type: 'reply', id, reply: sender.reply(request, reply) })
    } catch (error) {
      const reason = String((error as Error).message ?? error)
      tell({ type: 'reply', id, reply: { ok: false, error: { where: 'host', reason } } })
      tell({ type: 'broken', reason })
    }
  }
}
