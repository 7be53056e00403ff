"""What a table leaves, for other programs: its knowledge graph as linked open data, as a drawing and as tables."""
