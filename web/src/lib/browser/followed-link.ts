let isFollowing = false

/** Runs what a click on a link does, so that it can be told from what a screen does on its own. */
export function followLink(follow: () => void): void {
  isFollowing = true
  try {
    follow()
  } finally {
    isFollowing = false
  }
}

/** Whether the app goes somewhere because a link was clicked. */
export function isLinkFollowed(): boolean {
  return isFollowing
}
