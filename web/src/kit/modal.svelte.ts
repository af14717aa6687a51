import type { Attachment } from "svelte/attachments";

const FAR = 90;

/** Opens and closes a <dialog> as `isOpen` says; what had the focus gets it back. */
export function modal(isOpen: () => boolean, close: () => void): Attachment<HTMLDialogElement> {
  return (dialog) => {
    const outside = (event: MouseEvent) => {
      if (event.target === dialog) close();
    };
    dialog.addEventListener("click", outside);
    dialog.addEventListener("close", close);
    $effect(() => {
      if (!isOpen()) return;
      const opener = document.activeElement;
      dialog.showModal();
      return () => {
        dialog.close();
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      };
    });
    return () => {
      dialog.removeEventListener("click", outside);
      dialog.removeEventListener("close", close);
    };
  };
}

/** A handle that can be drawn down to put its sheet away. */
export function swipeDown(close: () => void): Attachment<HTMLElement> {
  return (handle) => {
    let from: number | null = null;
    const sheet = () => handle.closest("dialog");
    const move = (event: PointerEvent) => {
      if (from === null) return;
      sheet()?.style.setProperty("--drawn", `${Math.max(0, event.clientY - from)}px`);
    };
    const end = (event: PointerEvent) => {
      if (from === null) return;
      const isFar = event.type === "pointerup" && event.clientY - from > FAR;
      from = null;
      sheet()?.style.removeProperty("--drawn");
      if (isFar) close();
    };
    const begin = (event: PointerEvent) => {
      if ((event.target as Element).closest("button, a")) return;
      from = event.clientY;
      handle.setPointerCapture(event.pointerId);
    };
    handle.addEventListener("pointerdown", begin);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", end);
    handle.addEventListener("pointercancel", end);
  };
}
