/** Copies a text; also where the browser gives no clipboard (plain http). False: it cannot. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  // A modal dialog keeps the focus to itself, so the field has to stand in it.
  (document.querySelector("dialog:modal") ?? document.body).append(field);
  const before = document.activeElement;
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** Hands a link to the device's own way of sharing; whoever changes their mind just goes back. */
export async function share(url: string, title: string): Promise<void> {
  await navigator.share({ url, title }).catch(() => {});
}
