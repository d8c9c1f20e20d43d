import { Component, createRef, type ReactNode } from 'react';
import { stateText } from '../../../lib/browser/state-texts.ts';
import { tellReady } from '../island-ready.ts';
import { surviveMovedNodes } from './survive-moved-nodes.ts';

if (!import.meta.env.SSR) surviveMovedNodes(Node);

interface Props {
	children: ReactNode;
	/** Called after a crash, to drop what would make it crash again. */
	onCrash?: () => void;
}

/** Shows what went wrong in an island and a way to try again, instead of nothing. */
export class IslandBoundary extends Component<Props, { error: Error | undefined }> {
	override state: { error: Error | undefined } = { error: undefined };
	readonly #box = createRef<HTMLDivElement>();

	static getDerivedStateFromError(error: unknown) {
		return { error: error instanceof Error ? error : new Error(String(error)) };
	}

	/** What is shown now answers to events, too: without this, its button would be held back as an early click. */
	override componentDidCatch() {
		tellReady(this.#box.current);
		this.props.onCrash?.();
	}

	override render() {
		const { error } = this.state;
		if (!error) return this.props.children;
		return (
			<div ref={this.#box} className="crashed" role="alert">
				<p className="crashed-title">{stateText('island.crashed')}</p>
				<p>{error.message}</p>
				<button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
					{stateText('island.tryAgain')}
				</button>
			</div>
		);
	}
}
