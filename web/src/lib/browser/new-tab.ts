export interface NewTab {
  /** Sends the tab to an address; false when the browser didn't open the tab, or it was closed meanwhile. */
  goTo(address: string): boolean
  close(): void
}

/**
 * Opens an empty tab at once and knows its address later. Browsers let a page open tabs only in the turn of a click,
 * not after the server has answered. The tab can't reach back to this page.
 * @param notice what the tab says until then
 */
export function openTab(notice: string): NewTab {
  const tab = window.open('about:blank', '_blank')
  if (tab) {
    tab.opener = null
    tab.document.title = notice
    tab.document.body.textContent = notice
  }

  return {
    goTo(address) {
      if (!tab || tab.closed) return false
      tab.location.replace(address)
      return true
    },
    close: () => tab?.close(),
  }
}
