let isFollowing = false

/** Runs the navigation of a clicked link, so that it can be distinguished from a screen's own navigation. */
export function followLink(follow: () => void): void {
  isFollowing = true
  try {
    follow()
  } finally {
    isFollowing = false
  }
}

/** Whether the current navigation comes from a clicked link. */
export function isLinkFollowed(): boolean {
  return isFollowing
}
