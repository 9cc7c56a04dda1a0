export interface NewTab {
  /** Opens an address in the tab. Returns false if the tab was blocked or closed. */
  goTo(address: string): boolean
  close(): void
}

/**
 * Opens an empty tab that navigates later, because browsers allow new tabs only during a click and not after a
 * response. The tab has no access to this page.
 * @param notice text of the tab until then
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
