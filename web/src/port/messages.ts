import type { HostRequest, SentNotice, SentReply } from '@shamble/host'

/** Where this page keeps its matches: in the browser, or nowhere once the page is closed. */
export type Keeping = { readonly kept: true } | { readonly kept: false; readonly reason: string }

export interface ToWorker {
  readonly id: number
  readonly request: HostRequest
}

export type FromWorker =
  | { readonly type: 'reply'; readonly id: number; readonly reply: SentReply }
  | { readonly type: 'notice'; readonly notice: SentNotice }
  | { readonly type: 'keeping'; readonly keeping: Keeping }
  /** The host itself broke: nothing that was saved is lost. */
  | { readonly type: 'broken'; readonly reason: string }
